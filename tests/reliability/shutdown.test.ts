import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { type DatabaseKind, makeLocation } from '#tests/database/harness.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { expectWithin } from '#tests/promises/within.ts';

const form = 'username=nobody&password=not+the+password&verifyCode=abcd';
const head = [
  'POST /api/oauth/token HTTP/1.1',
  'host: localhost',
  `authorization: Basic ${Buffer.from('web:web').toString('base64')}`,
  'content-type: application/x-www-form-urlencoded',
  `content-length: ${form.length}`,
].join('\r\n');

interface Client {
  socket: Socket;
  /** When the server asks for the body of a request that said `expect: 100-continue`: it has read the head. */
  taken: Promise<void>;
  answer: Promise<string>;
}

const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** A connection that has sent these bytes; `answer` is everything that comes back until it is closed. */
function send(port: number, bytes: string): Promise<Client> {
  return new Promise((resolve, reject) => {
    let text = '';
    let take: () => void = () => undefined;
    const taken = new Promise<void>((done) => (take = done));
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve({ socket, taken, answer })));
    const answer = new Promise<string>((done) => socket.once('close', () => done(text.replace(goOn, ''))));
    socket.on('data', (data) => {
      text += data;
      if (text.startsWith(goOn)) take();
    });
    socket.once('error', reject);
  });
}

const kinds: readonly DatabaseKind[] = ['embedded', 'postgres'];
/** What keeps a connection open knows nothing of the database: the gate tries the two ways on one of them each. */
const [withStreams, withStuck] = [atLevel(kinds, ['embedded']), atLevel(kinds, ['postgres'])];

/** The server on a fresh database, ended with its test. */
async function start(
  kind: DatabaseKind,
  onFinished: TestContext['onTestFinished'],
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const { location, remove } = await makeLocation(kind);
  const server = await startProcess({ ...environmentOf(location), ...more });
  onFinished(async () => {
    server.signal('SIGKILL');
    await server.ended();
    await remove();
  });
  await server.ready();
  return server;
}

describe.each(kinds)('shutting down (%s)', (kind) => {
  test('P38 SIGTERM with 100 requests in flight: all end properly, and the process in less than ten seconds', async () => {
    const { port, signal, ended } = await start(kind, onTestFinished);
    const idle = await send(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const clients = await Promise.all(
      Array.from({ length: 100 }, () => send(port, `${head}\r\nexpect: 100-continue\r\n\r\n${form.slice(0, 20)}`)),
    );
    await Promise.all(clients.map(({ taken }) => taken));
    signal('SIGTERM');
    const end = ended();
    await wait(300);
    for (const { socket } of clients) socket.write(form.slice(20));
    const answers = await Promise.all(clients.map(({ answer }) => answer));
    // Without an image code each is refused: an answer of the handler, whole and in its envelope.
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 4(22|29) /);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ success: false });
    }
    expect(await idle.answer).toContain('"status":"ok"');
    const { code, took } = await end;
    expect(code).toBe(0);
    // Nothing was left to wait for: the process need not be cut off.
    expectWithin(6_000, took);
  });
});

describe('shutting down', () => {
  test.each(withStreams)('P38 NOTE-01 streams that are open end properly with the server (%s)', async (kind) => {
    const { origin, signal, ended } = await start(kind, onTestFinished, { DEMO_CAPTCHA: demoCaptcha });
    const token = await signIn(origin, 'user');
    const streams = await Promise.all(
      Array.from({ length: 3 }, () =>
        fetch(`${origin}/api/n/notification/stream`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    const texts = Promise.all(streams.map((stream) => stream.text()));
    signal('SIGTERM');
    const { code, took } = await ended();
    expect(code).toBe(0);
    expectWithin(6_000, took);
    // Whole, and not cut off: each had its first event.
    for (const text of await texts) expect(text).toMatch(/event: notifications\nid: .+\ndata: .+\n\n/);
  });

  // Most of their time is the grace that the request is given: both wait for it at once.
  test.concurrent.for(withStuck)(
    'P38 a request that never ends does not keep the process (%s)',
    async (kind, context) => {
      const { expect, onTestFinished: onFinished } = context;
      const { port, signal, ended } = await start(kind, onFinished);
      const stuck = await send(port, `${head}\r\n\r\nusername=`);
      await wait(200);
      signal('SIGTERM');
      const { code, took } = await ended();
      expect(code).toBe(0);
      expectWithin(10_000, took);
      expect(await stuck.answer).not.toContain('HTTP/1.1 200');
    },
  );
});
