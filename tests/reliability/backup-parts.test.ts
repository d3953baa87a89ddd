import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenSessions } from '#server/kernel/db/driver/open.ts';
import type { SessionClient } from '#server/kernel/db/driver/session/session.ts';
import { backup } from '#server/start/backup.ts';
import { restore } from '#server/start/restore.ts';
import { migrationNames } from '#server/kernel/db/backup/index.ts';
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { scratchFolder } from '#tests/database/scratch-folder.ts';
import { dataOf, run } from './backup-home.ts';
import { environmentOf } from './server-process.ts';

async function openOwn(kind: DatabaseKind): Promise<TestDatabase> {
  const opened = await openTestDatabase(kind);
  onTestFinished(() => opened.close());
  return opened;
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratchFolder(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Statements of an administrator of the database. */
async function administer(opened: TestDatabase, statements: string): Promise<void> {
  const client = await opened.sessions.connect();
  await client.query(`begin; set local role none; ${statements}; commit`);
  client.release();
}

/** A backup by the function itself. */
async function write(opened: TestDatabase, folder: string, name: string) {
  const warnings: string[] = [];
  const warn = (text: string): void => void warnings.push(text);
  const source = {
    opened: { ...opened, pool: opened.sessions },
    dataDirectory: folder,
    product: 'test',
    now: new Date(),
  };
  const last = await backup({ ...source, progress: () => {}, warn }, join(folder, name));
  return { last, warnings, path: join(folder, name) };
}

const refusePreferences = `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
  create trigger refuse before insert or update on preferences for each row execute function refuse()`;

test('P34 PH-14 a finished backup stays when the database cannot remember it, and a warning says so', async () => {
  const [opened, folder] = [await openOwn('postgres'), await makeFolder()];
  await administer(opened, refusePreferences);
  const { last, warnings, path } = await write(opened, folder, 'one.tar.gz');
  expect(warnings).toEqual([expect.stringContaining('no room')]);
  expect((await stat(path)).size).toBe(last.bytes);
  expect([...(await dataOf(path)).keys()]).toContain('database/tables.json');
  expect(await readdir(folder)).toEqual(['one.tar.gz']);
});

/** The same connections, of which the first to commit is lost `before` or `after` the database does it. */
function losingAtCommit(opened: TestDatabase, moment: 'before' | 'after', isReachable = true): OpenSessions {
  let isLost = false;
  const connect = async (): Promise<SessionClient> => {
    if (isLost && !isReachable) throw new Error('nobody is there');
    const client = await opened.sessions.connect();
    return {
      release: (error) => client.release(error),
      query: async (text, values, name) => {
        if (text !== 'commit' || isLost) return client.query(text, values, name);
        isLost = true;
        if (moment === 'after') await client.query(text);
        throw new Error('the connection was lost');
      },
    };
  };
  return { ...opened, pool: { connect, end: () => opened.sessions.end() } };
}

/** Restores over one uploaded file by the function itself. */
async function replace(opened: OpenSessions, archive: string) {
  const folder = await makeFolder();
  await mkdir(join(folder, 'files', 'ab'), { recursive: true });
  await writeFile(join(folder, 'files', 'ab', 'only'), '');
  const warnings: string[] = [];
  const warn = (text: string): void => void warnings.push(text);
  const target = { opened, dataDirectory: folder, mayReplace: true, progress: () => {}, warn };
  const failure = await restore(target, archive).then(
    () => '',
    (error: Error) => error.message,
  );
  const [left = 'none'] = (await readdir(folder)).filter((name) => name.startsWith('restoring-'));
  const paths = await readdir(folder, { recursive: true });
  const only = paths.find((name) => name.endsWith('only'))?.replace(left, 'left');
  return { failure, only, left, warnings: warnings.join('\n') };
}

const lost = 'the connection was lost';

test.each([
  ['before it is committed: all is as it was', 'before', true, { failure: lost, only: 'files/ab/only', left: 'none' }],
  ['after it was committed: all is restored', 'after', true, { failure: '', only: undefined, left: 'none' }],
  [
    'and the database does not say more: no file is deleted',
    'before',
    false,
    { failure: lost, only: 'left/former/ab/only' },
  ],
] as const)('P34 P29 a restoration loses its connection %s', async (_, moment, isReachable, expected) => {
  const opened = await openOwn('postgres');
  const { path } = await write(opened, await makeFolder(), 'one.tar.gz');
  const found = await replace(losingAtCommit(opened, moment, isReachable), path);
  expect(found).toMatchObject(expected);
  expect(found.warnings).toEqual(isReachable ? '' : expect.stringContaining(found.left));
});

test('P34 P14 an archive has no codes, links, waiting messages and numbers of transactions', async () => {
  const { path } = await write(await openOwn('postgres'), await makeFolder(), 'one.tar.gz');
  const text = Buffer.from((await dataOf(path)).get('database/tables.json') ?? '', 'base64').toString();
  const tables = JSON.parse(text) as { name: string; columns: { name: string; type: string }[] }[];
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['accounts', 'notifications', 'record_events']));
  for (const name of [
    'password_resets',
    'invitation_links',
    'notification_signals',
    'notification_deliveries',
    'tokens',
  ])
    expect(names).not.toContain(name);
  expect(tables.flatMap(({ columns }) => columns).filter(({ type }) => type === 'xid8')).toEqual([]);
});

test('P34 P29 a backup migrates nothing, and a restoration nothing on a database that others use', async () => {
  const [opened, folder] = [await openOwn('postgres'), await makeFolder()];
  const { path } = await write(opened, folder, 'one.tar.gz');
  const newest = migrationNames().at(-1) ?? '';
  await administer(
    opened,
    `alter table migrations no force row level security; delete from migrations where name = '${newest}';
     alter table migrations force row level security`,
  );
  const home = { ...environmentOf(opened.location), DATA_DIR: folder };
  expect(await run(home, 'backup', join(folder, 'two.tar.gz'))).toMatchObject({
    code: 1,
    text: expect.stringMatching(new RegExp(`earlier version.*${newest}`)),
  });
  expect(await run(home, 'restore', path, '--replace')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Restoring into the database (?!\S*:[^/@]+@).*A server runs on this database/s),
  });
  const done = await opened.database.platform((query) => query.selectFrom('migrations').select('name').execute());
  expect(done.map(({ name }) => name)).not.toContain(newest);
  expect(await readdir(folder)).toEqual(['one.tar.gz']);
});
