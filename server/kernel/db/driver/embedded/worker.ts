/**
 * The embedded database, in a thread of its own because it blocks while it works. It speaks PostgreSQL's wire
 * protocol over the port, so the same driver serves both databases.
 *
 * What an acknowledged commit survives: PGlite runs with fsync off, but writes its log to the file before it answers.
 * So a commit outlives the end of the process at any point (`kill -9`, proved by tests/reliability), and may be lost
 * when the machine loses power. A real PostgreSQL keeps both promises.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts';

if (!parentPort) throw new Error('This file is the thread of the embedded database; it does not run by itself.');
const port = parentPort;
// The thread is started by engine.ts only, with these settings.
const { directory, template, engine: pgliteWasmModule } = workerData as WorkerSettings;

const queryMessage = (sql: string): Uint8Array => {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
};

function send(message: FromWorker): void {
  const bytes = 'bytes' in message ? message.bytes.buffer : undefined;
  port.postMessage(message, bytes instanceof ArrayBuffer ? [bytes] : []);
}

const engine = await PGlite.create({
  dataDir: directory,
  pgliteWasmModule,
  // upkeep.ts makes a checkpoint every 16 MiB, so a small log is enough.
  startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
  loadDataDir: template ? new Blob([await readFile(template)]) : undefined,
});

/** Runs messages of the protocol. The answer is a copy: the engine reuses its memory. */
async function run(message: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(message, { syncToFs: false, onRawData: (bytes) => parts.push(bytes.slice()) });
  const answer = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}

/** A startup message begins with its length instead of a letter. The new session finds nothing of the one before. */
async function exchange(message: Uint8Array): Promise<Uint8Array> {
  if (message[0] === 0) {
    if (engine.isInTransaction()) await run(queryMessage('rollback'));
    await run(queryMessage('discard all'));
  }
  return run(message);
}

async function pack(): Promise<Uint8Array> {
  await run(queryMessage('reset role'));
  await run(queryMessage('checkpoint'));
  const file = await engine.dumpDataDir('gzip');
  return new Uint8Array(await file.arrayBuffer());
}

async function serve(message: ToWorker): Promise<void> {
  if (message.kind === 'exchange') send({ kind: 'answer', id: message.id, bytes: await exchange(message.bytes) });
  else if (message.kind === 'pack') send({ kind: 'packed', bytes: await pack() });
  else {
    await engine.close();
    send({ kind: 'closed' });
    port.close();
  }
}

let work = Promise.resolve();
port.on('message', (message: ToWorker) => {
  // One after the other. A failure at this point is the engine's own (a statement's error is an answer): the thread ends by
  // the unhandled rejection, and engine.ts starts another one.
  work = work.then(() => serve(message));
});
send({ kind: 'ready' });
