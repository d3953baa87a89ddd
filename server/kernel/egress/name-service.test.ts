import { lookup } from 'node:dns/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '#tests/peers/name-server.ts';
import { createEgress } from './index.ts';
import { createNameService } from './name-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-names-'));
const hostsFile = join(folder, 'hosts');
const never = new AbortController().signal;
let names: NameServer;
beforeAll(async () => {
  writeFileSync(
    hostsFile,
    '# 10.0.0.1 off.example\n\n10.0.0.2 Mail.corp mail # 10.0.0.3 mail\n fd00::2\tmail\r\nnone mail\n',
  );
  names = await startNameServer({ 'two.example': ['10.1.0.1', '10.1.0.2'], 'peer.example': ['127.0.0.1'], mail: [] });
});
afterAll(async () => {
  await names.close();
  rmSync(folder, { recursive: true });
});

const service = (timeout?: number) =>
  createNameService({ servers: [names.server], hostsFile, ...(timeout === undefined ? {} : { timeout }) });
const found = async (host: string): Promise<string[]> =>
  (await service()(host, never)).map(({ address, family }) => `${family} ${address}`);

describe('names of outgoing requests', () => {
  test('P27 P36 names that nobody answers hold no other name, of the server itself neither', async () => {
    const peer = createServer((_request, answer) => answer.end('here'));
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    // Safe: it listens on a port.
    const { port } = peer.address() as AddressInfo;
    const { fetch } = createEgress({ allow: [{ address: '127.0.0.1', prefix: 32 }], resolve: service() });
    const over: string[] = [];
    const end = new AbortController();
    const slow = Array.from({ length: 100 }, (_, at) =>
      fetch(`http://a${at}.silent.example/`, { signal: end.signal }).catch(({ reason }) => over.push(reason)),
    );
    await expect.poll(() => new Set(names.asked).size).toBe(100);
    expect(await (await fetch(`http://peer.example:${port}/`)).text()).toBe('here');
    // What a connection to the database asks.
    await lookup('localhost');
    expect(over).toEqual([]);
    end.abort();
    await Promise.all(slow);
    expect(new Set(over)).toEqual(new Set(['timeout']));
    peer.close();
  });

  test('P27 a question that nobody answers ends, and with its request at the latest', async () => {
    const { fetch } = createEgress({ allow: [], resolve: service(300) });
    const times = (name: string) => names.asked.filter((one) => one === name).length;
    const givenUp = fetch('http://given-up.silent.example/', { timeout: 100 });
    await expect(givenUp).rejects.toMatchObject({ reason: 'timeout' });
    const unanswered = fetch('http://unanswered.silent.example/');
    await expect(unanswered).rejects.toMatchObject({ reason: 'target_refused' });
    // Two addresses, each asked for a second time by the one that was not given up.
    expect([times('given-up.silent.example'), times('unanswered.silent.example')]).toEqual([2, 4]);
  });

  test('the hosts file comes first, then the DNS servers', async () => {
    expect(await found('MAIL.')).toEqual(['4 10.0.0.2', '6 fd00::2']);
    expect(await found('mail.corp')).toEqual(['4 10.0.0.2']);
    expect(await found('Two.Example.')).toEqual(['4 10.1.0.1', '4 10.1.0.2']);
    await expect(found('off.example')).rejects.toThrow();
    await expect(found('unknown.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    const without = createNameService({ servers: [names.server], hostsFile: join(folder, 'missing') });
    expect(await without('two.example', never)).toHaveLength(2);
  });

  test('P27 nobody is asked for this machine, or for numbers', async () => {
    const before = names.asked.length;
    for (const name of ['localhost', 'LOCALHOST.', 'a.localhost']) expect(await found(name)).toContain('4 127.0.0.1');
    for (const number of ['127.1', '2130706433', '0x7f.1', '0x7f000001', '1.2.3.4.', '0', '.', ''])
      await expect(found(number), number).rejects.toThrow('no name');
    expect(names.asked).toHaveLength(before);
  });
});
