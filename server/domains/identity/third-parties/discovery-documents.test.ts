import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEgress } from '#server/kernel/egress/index.ts';
import { createDiscoveryDocuments } from './discovery-documents.ts';

const asked: string[] = [];
const silent: ServerResponse[] = [];
let provider: Server;
let origin: string;
beforeAll(async () => {
  provider = createServer((request, answer) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith('/silent')) silent.push(answer);
    else if (path === '/long') answer.end('x'.repeat(100_000));
    else answer.writeHead(path === '/failing' ? 500 : 200, { 'x-own': 'yes' }).end(`${path} ${asked.length}`);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port.
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

let now = 0;
let documents: ReturnType<typeof createDiscoveryDocuments>;
beforeEach(() => {
  asked.length = 0;
  silent.length = 0;
  const egress = createEgress({ allow: [{ address: '127.0.0.1', prefix: 32 }] });
  documents = createDiscoveryDocuments({ egress, now: () => new Date(now) });
});
const read = async (path: string, isFresh = false): Promise<string> => {
  const answer = await documents.read(`${origin}${path}`, { isFresh });
  expect(answer.headers.get('x-own')).toBe('yes');
  return `${answer.status} ${await answer.text()}`;
};

describe('what OpenID providers say of themselves', () => {
  test('P27 is asked once for all who read at once, and then every five minutes', async () => {
    expect(await Promise.all([read('/a'), read('/a'), read('/a')])).toEqual(Array(3).fill('200 /a 1'));
    now += 299_999;
    expect(await read('/a')).toBe('200 /a 1');
    expect(await read('/b')).toBe('200 /b 2');
    now += 1;
    expect(await read('/a')).toBe('200 /a 3');
    expect(await read('/a', true)).toBe('200 /a 4');
    expect(await read('/a')).toBe('200 /a 4');
  });

  test('P27 a failure holds for half a minute', async () => {
    const failing = [
      () => expect(read('/failing')).resolves.toBe('500 /failing 1'),
      () => expect(read('/long')).rejects.toMatchObject({ reason: 'too_large' }),
    ];
    for (const fails of [...failing, ...failing]) await fails();
    expect(asked).toEqual(['/failing', '/long']);
    now += 30_000;
    await expect(read('/long')).rejects.toMatchObject({ reason: 'too_large' });
    expect(asked).toHaveLength(3);
  });

  test('P27 no more than 32 are read at once, and a slow one holds none that is known', async () => {
    await read('/known');
    const slow = Array.from({ length: 40 }, (_, at) => read(`/silent/${at}`).catch((error: unknown) => error));
    await expect.poll(() => silent.length).toBe(32);
    expect(await read('/known')).toBe('200 /known 1');
    await expect(read('/other')).rejects.toMatchObject({ code: 'unavailable' });
    for (const answer of silent) answer.destroy();
    const came = await Promise.all(slow);
    expect(
      came.filter((error) => error instanceof Error && 'code' in error && error.code === 'unavailable'),
    ).toHaveLength(8);
    expect(await read('/other')).toBe('200 /other 34');
  });

  test('P40 keeps the last 200 of them', async () => {
    for (let at = 0; at < 201; at += 1) await read(`/${at}`);
    await read('/200');
    await read('/1');
    expect(asked).toHaveLength(201);
    await read('/0');
    expect(asked).toHaveLength(202);
  });
});
