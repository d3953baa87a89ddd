import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Unavailable } from '../errors/index.ts';
import { startThread } from './start-thread.ts';
import { createWorkerPool, WorkExceeded, type WorkerPool, type WorkerPoolParts } from './worker-pool.ts';

const program = `
import { readlinkSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', (work) => {
  if (work === 'hangs') for (;;);
  if (work === 'fills') { const all = []; for (;;) all.push(Array.from({ length: 100_000 }, (_, i) => ({ i }))); }
  if (work === 'waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (work === 'ends') process.exit(3);
  if (work === 'fails') return parentPort.postMessage({ failed: 'broken' });
  parentPort.postMessage({ done: [workerData, work, threadId] });
});
parentPort.postMessage({ folder: process.platform === 'linux' ? readlinkSync('/proc/thread-self') : undefined });
`;
const folder = mkdtempSync(join(tmpdir(), 'pagewright-pool-'));
const file = join(folder, 'worker.mjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

const open: WorkerPool[] = [];
function begin(limits: WorkerPoolParts['limits'] = {}): WorkerPool {
  const pool = createWorkerPool({
    start: () => startThread({ file, name: 'test', workerData: 'data', memory: 32 }),
    limits,
  });
  open.push(pool);
  return pool;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.stop()));
});

test('a worker does one work after the other', async () => {
  const pool = begin();
  const answers = (await Promise.all([pool.run('a', 1), pool.run('a', 2)])) as unknown[][];
  expect(answers).toEqual([
    ['data', 1, expect.any(Number)],
    ['data', 2, answers[0]?.[2]],
  ]);
});

test.each(['hangs', 'fills', 'ends'])(
  'P45 a work that %s is refused, and the next one is done by another worker',
  async (work) => {
    const pool = begin({ patience: work === 'fills' ? 20_000 : 500 });
    const first = (await pool.run('a', 1)) as unknown[];
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 5);
    await expect(pool.run('a', work)).rejects.toBeInstanceOf(WorkExceeded);
    clearInterval(turning);
    // Half a second in which the thread of the server went on with other work; the others may end at once.
    if (work === 'hangs') expect(turns).toBeGreaterThan(1);
    const next = (await pool.run('b', 2)) as unknown[];
    expect(next.slice(0, 2)).toEqual(['data', 2]);
    expect(next[2]).not.toBe(first[2]);
  },
);

test('what a work throws is thrown, and its worker stays', async () => {
  const pool = begin();
  const first = (await pool.run('a', 1)) as unknown[];
  await expect(pool.run('a', 'fails')).rejects.toThrow('broken');
  expect(((await pool.run('a', 2)) as unknown[])[2]).toBe(first[2]);
});

test('a worker without work ends', async () => {
  const pool = begin({ idle: 20 });
  const first = (await pool.run('a', 1)) as unknown[];
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(((await pool.run('a', 2)) as unknown[])[2]).not.toBe(first[2]);
});

test.runIf(process.platform === 'linux')(
  'P45 a work that had little of the processor is not blamed for what the clock says',
  async () => {
    expect(await begin({ patience: 500 }).run('a', 'waits')).toEqual(['data', 'waits', expect.any(Number)]);
    const refused: unknown = await begin({ patience: 500, patiences: 2 })
      .run('a', 'waits')
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Unavailable);
    expect(refused).not.toBeInstanceOf(WorkExceeded);
  },
);
