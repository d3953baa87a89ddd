import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { DirectoryInUse, ulid } from '#server/kernel/db/index.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { lockDirectory } from '#server/kernel/db/driver/embedded/lock.ts';
import { bootId, processStart } from '#server/kernel/db/driver/embedded/process-identity.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { startChild } from './child.ts';
import { expectWithin } from '#tests/promises/within.ts';

async function denial(work: Promise<unknown>): Promise<{ error: unknown; took: number }> {
  const start = performance.now();
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return { error, took: performance.now() - start };
}

describe('a second server on the same data directory', () => {
  test('P35 is refused within two seconds, naming the holder', async () => {
    const { location, remove } = await makeLocation('embedded');
    const holder = startChild('holder', location);
    await holder.printed('ready');
    const { error, took } = await denial(openDatabase(location, { log: silent }));
    expect(error).toBeInstanceOf(DirectoryInUse);
    expect(String(error)).toContain(`process ${holder.pid} on ${hostname()}, started 20`);
    expectWithin(2000, took);
    await holder.kill();
    await remove();
  });

  test('P35 is refused while the holder is stopped and answers nothing', async () => {
    const { location, remove } = await makeLocation('embedded');
    const holder = startChild('holder', location);
    await holder.printed('ready');
    holder.signal('SIGSTOP');
    const { error, took } = await denial(openDatabase(location, { log: silent }));
    expect(error).toBeInstanceOf(DirectoryInUse);
    expectWithin(2000, took);
    await holder.kill();
    await remove();
  });

  test('P35 takes over after the holder was killed, and finds its data', async () => {
    const { location, remove } = await makeLocation('embedded');
    const holder = startChild('holder', location);
    await holder.printed('ready');
    await holder.kill();
    const opened = await openDatabase(location, { log: silent });
    await opened.database.platform((query) =>
      query.insertInto('workspaces').values({ id: ulid(), customer_name: 'W' }).execute(),
    );
    expect((await denial(openDatabase(location, { log: silent }))).error).toBeInstanceOf(DirectoryInUse);
    await opened.close();
    const again = await openDatabase(location, { log: silent });
    expect(
      await again.database.platform((query) => query.selectFrom('workspaces').select('id').execute()),
    ).toHaveLength(1);
    await again.close();
    await remove();
  });
});

describe('the lock of a directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pagewright-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const file = (): string => join(directory, 'pagewright.lock');

  /** A lock file as another process would have left it, whose socket is dead. */
  function leave(change: object): void {
    const holder = {
      id: 'another',
      pid: process.pid,
      processStart: processStart(process.pid),
      bootId: bootId(),
      host: hostname(),
      startedAt: '2026-01-01T00:00:00.000Z',
      socket: join(directory, 'gone.sock'),
    };
    writeFileSync(file(), JSON.stringify({ ...holder, ...change }));
  }

  test('P35 is free after it was released, and leaves no file', async () => {
    const lock = await lockDirectory(directory);
    await lock.release();
    expect(readdirSync(directory)).toEqual([]);
  });

  const dead: [title: string, change: object][] = [
    ['whose process is gone', { pid: 4_194_305 }],
    ['whose number belongs to a later process', { processStart: '1' }],
    ['from before the machine was started', { bootId: 'an-earlier-one' }],
    ['of another container of this machine', { host: 'container-7' }],
  ];
  test.runIf(process.platform === 'linux').each(dead)('P35 one %s is taken over', async (_title, change) => {
    leave(change);
    const lock = await lockDirectory(directory);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test.runIf(process.platform === 'linux')(
    'P35 one whose process has ended, and whose parent never asked, is taken over',
    async () => {
      // The shell turns into a program that does not know of the child, which stays in the list of processes.
      const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
      const [printed] = await once(parent.stdout, 'data');
      leave({ pid: Number(String(printed)), processStart: undefined });
      const lock = await lockDirectory(directory);
      await lock.release();
      parent.kill();
    },
  );

  test('P35 one whose process is on its way out is waited for', async () => {
    const leaving = spawn('sleep', ['0.5']);
    leave({ pid: leaving.pid, processStart: processStart(leaving.pid ?? 0) });
    const lock = await lockDirectory(directory);
    await lock.release();
  });

  const living: [title: string, change: object][] = [
    ['of a living process that has no socket', {}],
    ['of another machine, of which nothing can be known', { host: 'elsewhere', bootId: 'another' }],
  ];
  test.each(living)('P35 one %s is never stolen', async (_title, change) => {
    leave(change);
    const { error } = await denial(lockDirectory(directory));
    expect(error).toBeInstanceOf(DirectoryInUse);
    expect(existsSync(file())).toBe(true);
  });

  test('P35 one that was torn while it was written is taken over', async () => {
    writeFileSync(file(), '{"pid": 1');
    const lock = await lockDirectory(directory);
    await lock.release();
  });

  test('P35 of many that find a dead one at once, one wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      leave({ pid: 4_194_305 });
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDirectory(directory)));
      const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(won).toHaveLength(1);
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DirectoryInUse);
      await won[0]?.release();
    }
  });
});

describe('the first start', () => {
  test('P35 that was cut off is begun again, and a template makes it short', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-first-'));
    const template = inject('embeddedTemplate').packed;
    const options = { log: silent, template };
    const first = await openDatabase({ dataDir }, options);
    await first.close();
    // As a kill in the middle leaves it: begun, and only a part of the files there.
    writeFileSync(join(dataDir, 'database.beginning'), '');
    rmSync(join(dataDir, 'database', 'global'), { recursive: true });
    const again = await openDatabase({ dataDir }, options);
    expect(await again.health()).toMatchObject({ ok: true });
    await again.close();
    expect(readdirSync(dataDir)).toEqual(['database']);
    rmSync(dataDir, { recursive: true });
  });
});
