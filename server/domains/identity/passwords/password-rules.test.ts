import { describe, expect, it } from 'vitest';
import { isGoodPassword } from './password-rules.ts';
import { cpuTime } from '#tests/promises/cpu-time.ts';
import { processorTime } from '#tests/promises/within.ts';

const pattern = '^(?=.*[A-Za-z])(?=.*\\d).{8,}$';
const isGood = (password: string, username = 'anna'): boolean => isGoodPassword({ password, username, pattern });

describe('new passwords', () => {
  it('VAL-06 has at least eight characters with a letter and a digit', () => {
    expect(['Blue-lamp-4', 'ünïcode-größe-7a', 'a2345678b'].map((password) => isGood(password))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Blue-l4', 'Blue-lamp-four', '12345 67890'].map((password) => isGood(password))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(['password1', 'Password-1', 'P a s s w o r d 1 2 3', 'QWERTY123!', '1q2w3e4r', 'ｐassword1'])(
    'VAL-06 is none that guessers try first: %s',
    (password) => {
      expect(isGood(password)).toBe(false);
    },
  );

  it('VAL-06 is not the username', () => {
    expect(isGood('anna-li-1984', 'Anna-Li-1984')).toBe(false);
    expect(isGood('anna-li-1984')).toBe(true);
  });

  it('P26 a long password is judged at once', () => {
    const begun = cpuTime();
    isGood(`${'a'.repeat(255)}!`);
    expect(cpuTime() - begun).toBeLessThan(processorTime(50));
  });
});
