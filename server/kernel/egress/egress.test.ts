import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, type ListenOptions, type Server, createServer as createSocketServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { localhostCertificate, testAuthority } from '#tests/peers/certificates.ts';
import { createEgress, EgressFailure, type EgressReason, readAllowedTarget } from './index.ts';
import { patience } from '#tests/tier.ts';

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listening(server: Server, where: ListenOptions = {}): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, ...where }, resolve));
  // Safe: it listens on a port, not on a pipe.
  return (server.address() as AddressInfo).port;
}

/** Listens on every address of this machine and counts who connects. */
async function startCanary(where: ListenOptions = {}): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createSocketServer((socket) => {
    connections += 1;
    socket.on('error', () => {}).resume();
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\ncanary');
  });
  return { port: await listening(server, where), connections: () => connections };
}

const startHttp = (answer: RequestListener, where: ListenOptions = {}): Promise<number> =>
  listening(createServer(answer), where);

function egress(allow: string[], resolve?: Parameters<typeof createEgress>[0]['resolve']) {
  const targets = allow.flatMap((text) => readAllowedTarget(text) ?? []);
  expect(targets).toHaveLength(allow.length);
  return createEgress({ allow: targets, ...(resolve ? { resolve } : {}) });
}

const reasonOf = async (work: Promise<unknown>): Promise<EgressReason | 'answered'> => {
  try {
    await work;
    return 'answered';
  } catch (error) {
    if (error instanceof EgressFailure) return error.reason;
    throw error;
  }
};

const everyForm = [
  'localhost',
  'localhost.',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
];
const onlyInAddresses = ['①②⑦.0.0.1', '%31%32%37.0.0.1', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'];
const onlyInSockets = ['::1', '::', '::ffff:127.0.0.1', '0:0:0:0:0:ffff:7f00:1', '::1%lo', ''];

describe('outgoing requests', () => {
  test('P27 no way of writing this machine reaches a canary that listens there', async () => {
    const canary = await startCanary();
    const { fetch, connect } = egress([]);
    for (const host of [...everyForm, ...onlyInAddresses]) {
      expect(await reasonOf(fetch(`http://${host}:${canary.port}/`)), host).toBe('target_refused');
    }
    for (const host of [...everyForm, ...onlyInSockets]) {
      expect(await reasonOf(connect({ host, port: canary.port })), host).toBe('target_refused');
      expect(await reasonOf(connect({ host, port: canary.port, tls: true })), host).toBe('target_refused');
    }
    expect(canary.connections()).toBe(0);
  });

  test('P27 the canary is reached when its address is allowed, at the allowed port alone', async () => {
    const canary = await startCanary();
    const other = await startCanary();
    const { fetch } = egress([`127.0.0.1:${canary.port}`]);
    expect(await (await fetch(`http://127.0.0.1:${canary.port}/`)).text()).toBe('canary');
    expect(await reasonOf(fetch(`http://127.0.0.1:${other.port}/`))).toBe('target_refused');
    expect([canary.connections(), other.connections()]).toEqual([1, 0]);
  });

  test.each([
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:0:1::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('P27 a name that leads to %s is refused, also beside a public address', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const found = [{ address, family }];
    const beside = [{ address: '93.184.215.14', family: 4 }, ...found];
    for (const answer of [found, beside]) {
      const { fetch, connect } = egress([], async () => answer);
      expect(await reasonOf(fetch('https://tempting.example/'))).toBe('target_refused');
      expect(await reasonOf(connect({ host: 'tempting.example', port: 636 }))).toBe('target_refused');
    }
  });

  test('P27 a name that changes its address after the check is reached where it was checked', async () => {
    const port = await startHttp((_request, answer) => answer.end('checked'), { host: '127.0.0.2' });
    const canary = await startCanary({ host: '127.0.0.1', port });
    let asked = 0;
    const rebinding = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    };
    const { fetch } = egress(['127.0.0.2'], rebinding);
    expect(await (await fetch(`http://rebinding.example:${port}/`)).text()).toBe('checked');
    expect(await reasonOf(fetch(`http://rebinding.example:${port}/`))).toBe('target_refused');
    expect([asked, canary.connections()]).toEqual([2, 0]);
  });

  test('P27 a redirect is given back, and followed only after the same check', async () => {
    const canary = await startCanary({ host: '127.0.0.1' });
    const seen: (string | undefined)[] = [];
    const port = await startHttp(
      (request, answer) => {
        seen.push(request.headers.authorization);
        const target = {
          '/canary': `http://127.0.0.1:${canary.port}/`,
          '/file': 'file:///etc/passwd',
          '/loop': '/loop',
          '/once': `http://second.example:${port}/end`,
        }[request.url ?? ''];
        answer.writeHead(target ? 302 : 200, target ? { location: target } : {}).end('end');
      },
      { host: '127.0.0.2' },
    );
    const { fetch } = egress(['127.0.0.2'], async () => [{ address: '127.0.0.2', family: 4 }]);
    const at = (path: string) => `http://first.example:${port}${path}`;
    const follow = { redirect: 'follow', headers: { authorization: 'Bearer secret' } } as const;
    expect((await fetch(at('/canary'))).status).toBe(302);
    expect(await reasonOf(fetch(at('/canary'), follow))).toBe('target_refused');
    expect(await reasonOf(fetch(at('/file'), follow))).toBe('target_refused');
    expect(await reasonOf(fetch(at('/loop'), follow))).toBe('unreadable');
    expect(canary.connections()).toBe(0);
    seen.length = 0;
    expect(await (await fetch(at('/once'), follow)).text()).toBe('end');
    expect(seen).toEqual(['Bearer secret', undefined]);
  });

  test('P27 an answer that is too long, too slow or none is cut off', async () => {
    const port = await startHttp(
      (request, answer) => {
        if (request.url === '/long') answer.end('x'.repeat(5000));
        else if (request.url === '/slow') answer.write('x');
        else answer.destroy();
      },
      { host: '127.0.0.1' },
    );
    const { fetch } = egress(['127.0.0.1']);
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    expect(await reasonOf(fetch(at('/long'), { maxBytes: 4999 }))).toBe('too_large');
    expect(await reasonOf(fetch(at('/long'), { maxBytes: 5000 }))).toBe('answered');
    expect(await reasonOf(fetch(at('/slow'), { timeout: 100 }))).toBe('timeout');
    expect(await reasonOf(fetch(at('/none')))).toBe('unreachable');
  });

  test.each([
    [
      'turns to another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ],
    ['speaks of hints alone', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ])('P27 nobody waits for ever for a server that %s', async (_, said) => {
    const port = await listening(
      createSocketServer((socket) => {
        socket.on('error', () => {}).once('data', () => socket.write(said));
      }),
      { host: '127.0.0.1' },
    );
    const asking = reasonOf(egress(['127.0.0.1']).fetch(`http://127.0.0.1:${port}/`, { timeout: 200 }));
    const never = new Promise((resolve) => setTimeout(() => resolve('still waits'), 2_000));
    expect(await Promise.race([asking, never])).toMatch(/^(unreadable|timeout)$/);
  });

  test.each(['ftp://a.example/', 'file:///etc/passwd', 'javascript:1', 'http://me:secret@a.example/', 'a.example', ''])(
    'P27 "%s" is no address for a request',
    async (address) => {
      const { fetch } = egress(['0.0.0.0/0'], async () => [{ address: '127.0.0.1', family: 4 }]);
      expect(await reasonOf(fetch(address))).toBe('target_refused');
    },
  );

  test('an outgoing request carries method, headers and body', async () => {
    const port = await startHttp(
      async (request, answer) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        const { 'content-type': type, 'x-own': own, host } = request.headers;
        answer.writeHead(201, { 'x-answer': 'yes' });
        answer.end(JSON.stringify({ method: request.method, type, own, host, body: Buffer.concat(parts).toString() }));
      },
      { host: '127.0.0.1' },
    );
    const answer = await egress(['127.0.0.1']).fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'x-own': '1', host: 'other.example' },
      body: new URLSearchParams({ code: 'ä b' }),
    });
    expect([answer.status, answer.headers.get('x-answer')]).toEqual([201, 'yes']);
    expect(await answer.json()).toEqual({
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      own: '1',
      host: `127.0.0.1:${port}`,
      body: 'code=%C3%A4+b',
    });
  });

  test('an outgoing connection over TLS is for the name that the certificate has', async () => {
    const port = await listening(
      createTlsServer(localhostCertificate(), (socket) => socket.on('error', () => {}).end('hello')),
      { host: '127.0.0.1' },
    );
    const { connect } = egress(['127.0.0.1'], async () => [{ address: '127.0.0.1', family: 4 }]);
    const tls = { ca: testAuthority() };
    const socket = await connect({ host: 'localhost', port, tls });
    const [said] = await socket.setEncoding('utf8').toArray();
    expect(said).toBe('hello');
    expect(await reasonOf(connect({ host: 'other.example', port, tls }))).toBe('insecure');
    expect(await reasonOf(connect({ host: 'localhost', port, tls: true }))).toBe('insecure');
  });

  test('P27 an authority that is none ends the connection that was opened for it, and nothing else', async () => {
    const canary = await startCanary({ host: '127.0.0.1' });
    const { connect } = egress(['127.0.0.1'], async () => [{ address: '127.0.0.1', family: 4 }]);
    for (const ca of ['no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'])
      expect(await reasonOf(connect({ host: 'localhost', port: canary.port, tls: { ca } }))).not.toBe('answered');
  });

  test('P27 P40 whoever says too much on an outgoing connection is cut off', async () => {
    const part = Buffer.alloc(64 * 1024);
    const port = await listening(
      createSocketServer((socket) => {
        const flood = (): void => {
          while (!socket.destroyed && socket.write(part));
        };
        socket.on('error', () => {}).on('drain', flood);
        flood();
      }),
      { host: '127.0.0.1' },
    );
    const socket = await egress(['127.0.0.1']).connect({
      host: '127.0.0.1',
      port,
      // Longer than the test may take: what ends it is the number of bytes.
      lifetime: patience(600_000),
      maxBytes: 1_000_000,
    });
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
  });

  test('an outgoing connection ends with its lifetime', async () => {
    const port = await listening(
      createSocketServer((socket) => socket.on('error', () => {}).resume()),
      { host: '127.0.0.1' },
    );
    const socket = await egress(['127.0.0.1']).connect({ host: '127.0.0.1', port, lifetime: 50 });
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.destroyed).toBe(true);
  });
});
