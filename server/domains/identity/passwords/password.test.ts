import { describe, expect, test } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords();

describe('passwords', () => {
  test('P17 are kept as argon2id with 19 MiB and two passes', async () => {
    const stored = await passwords.hash('Pagewright-demo-1');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.isRight(stored, 'Pagewright-demo-1')).toBe(true);
    expect(await passwords.isRight(stored, 'Pagewright-demo-2')).toBe(false);
  });

  test('a composed and a decomposed letter, and 64 emoji, are read alike', async () => {
    const stored = await passwords.hash(`caf\u00e9 ${'🙂'.repeat(64)}`);
    expect(await passwords.isRight(stored, `cafe\u0301 ${'🙂'.repeat(64)}`)).toBe(true);
  });

  test('nobody and an endless password are wrong', async () => {
    expect(await passwords.isRight(undefined, 'of somebody')).toBe(false);
    expect(await passwords.isRight(null, 'anything')).toBe(false);
    expect(await passwords.isRight(await passwords.hash('short one'), 'x'.repeat(1_000_000))).toBe(false);
  });

  test('P14 an unknown user costs as much time as a known one', async () => {
    const stored = await passwords.hash('Pagewright-demo-1');
    const timed = async (hash: string | undefined): Promise<number> => {
      const start = performance.now();
      await passwords.isRight(hash, 'wrong password');
      return performance.now() - start;
    };
    const median = (times: number[]): number => times.sort((a, b) => a - b)[4] ?? 0;
    await timed(undefined);
    const pairs: [number, number][] = [];
    // In turns: what else the machine does takes from both alike.
    for (let run = 0; run < 9; run += 1) pairs.push([await timed(stored), await timed(undefined)]);
    const known = median(pairs.map(([time]) => time));
    const unknown = median(pairs.map(([, time]) => time));
    // Both verify one hash; without the dummy the second would be a thousand times faster.
    expect(unknown / known).toBeGreaterThan(0.3);
    expect(unknown / known).toBeLessThan(3);
  });
});
