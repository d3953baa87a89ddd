import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { costlyImage } from './costly-image.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';
import { expectWithin } from '#tests/promises/within.ts';

const megabyte = 1024 * 1024;
/** What memory may grow by, in megabytes, whatever is sent. */
const bound = 300;
/** Files of 19 MB that are sent at once; those of the gate already are more than may be held. */
const files = atLevel(60, 20);

interface Started extends ServerProcess {
  dataDir: string;
  environment: Record<string, string>;
}

async function start(): Promise<Started> {
  const { location, remove } = await makeLocation('embedded');
  const environment: Record<string, string> = { ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha };
  const server = await startProcess(environment);
  onTestFinished(async () => {
    server.signal('SIGKILL');
    await server.ended();
    await remove();
  });
  await server.ready();
  return { ...server, environment, dataDir: environment.DATA_DIR ?? '' };
}

/** What a process and those that it started hold, in megabytes. */
function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=']).toString().trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([id, parent]) => id === pid || parent === pid);
  return own.reduce((sum, [, , rss = 0]) => sum + rss / 1024, 0);
}

/** The numbers of the processes that this one started. */
function startedBy(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([id, parent]) => (parent === pid && id !== undefined ? [id] : []));
}

const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // Its folder goes with the process.
    return false;
  }
};

interface File {
  bytes: Buffer;
  name: string;
  purpose: 'record' | 'picture';
}

async function upload(origin: string, token: string, { bytes, name, purpose }: File): Promise<number> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/common/file`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

describe.runIf(process.platform === 'linux')('uploads', () => {
  test(`P45 ${files} files of 19 MB at once keep the memory bounded, and another workspace uploads meanwhile`, async () => {
    const server = await start();
    const [hostile, honest] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'globex')];
    const small = { bytes: Buffer.from('%PDF-1.7\n'), name: 'small.pdf', purpose: 'record' } as const;
    expect(await upload(server.origin, honest, small)).toBe(200);
    const before = memoryOf(server.pid);
    let [most, isOver] = [before, false];
    const watching = (async () => {
      for (; !isOver; await wait(100)) most = Math.max(most, memoryOf(server.pid));
    })();
    const large = { bytes: Buffer.alloc(19 * megabyte, '%PDF-1.7\n'), name: 'large.pdf', purpose: 'record' } as const;
    const rush = Promise.all(Array.from({ length: files }, () => upload(server.origin, hostile, large)));
    await wait(200);
    const began = performance.now();
    expect(await upload(server.origin, honest, small)).toBe(200);
    const took = performance.now() - began;
    const statuses = await rush;
    isOver = true;
    await watching;
    console.log(
      `memory ${Math.round(before)} → ${Math.round(most)} MB; stored ${statuses.filter((status) => status === 200).length} of ${files}; another workspace waited ${Math.round(took)} ms`,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
    // Each was held three times before they went to the disk as they come.
    expect(files * 19).toBeGreaterThan(bound);
    expect(most - before).toBeLessThan(bound);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
  });

  test('P38 P45 while costly images are decoded, another workspace uploads, and the server stops within ten seconds with its directory locked', async () => {
    const server = await start();
    const [hostile, honest] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'globex')];
    const picture = {
      bytes: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#369' } })
        .png()
        .toBuffer(),
      name: 'a.png',
      purpose: 'picture',
    } as const;
    const costly = { bytes: await costlyImage(), name: 'b.png', purpose: 'picture' } as const;
    const rush = Promise.allSettled(Array.from({ length: 22 }, () => upload(server.origin, hostile, costly)));
    await wait(1_000);
    const began = performance.now();
    expect(await upload(server.origin, honest, picture)).toBe(200);
    expectWithin(5_000, performance.now() - began);
    const children = startedBy(server.pid);
    expect(children.length).toBeGreaterThan(0);
    server.signal('SIGTERM');
    const end = server.ended();
    // The next server is refused as long as this one works.
    const next = await startProcess(server.environment);
    await next.ended();
    expect(next.stderr()).toContain(String(server.pid));
    const { took } = await end;
    expectWithin(10_000, took);
    await rush;
    await expect.poll(() => children.filter(isRunning)).toEqual([]);
  });
});
