import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, copyFile, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { bytesOf, filesOfTar } from '#server/kernel/archive/read-tar.ts';
import { openDatabase, type OpenSessions } from '#server/kernel/db/driver/open.ts';
import type { SessionClient } from '#server/kernel/db/driver/session/session.ts';
import { tarOf } from '#server/kernel/archive/write-tar.ts';
import { archiveFormat } from '#server/start/archive-parts.ts';
import { backup } from '#server/start/backup.ts';
import { restore } from '#server/start/restore.ts';
import { migrationNames } from '#server/kernel/db/backup/index.ts';
import { json, ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { type DatabaseKind, makeLocation, openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { scratchFolder } from '#tests/database/scratch-folder.ts';
import { silent } from '#tests/database/silent.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';

type Environment = Record<string, string>;

/** An empty database with a folder of its own for files. */
async function makeHome(kind: DatabaseKind): Promise<Environment> {
  const [{ location, remove }, files] = await Promise.all([makeLocation(kind), makeLocation('embedded')]);
  onTestFinished(async () => {
    await remove();
    await files.remove();
  });
  const folder = environmentOf(kind === 'embedded' ? location : files.location);
  return { ...folder, ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha };
}

async function run(environment: Environment, program: 'backup' | 'restore' | 'tables-check', ...parameters: string[]) {
  const started = await startProcess(environment, program, parameters);
  const { code } = await started.ended();
  const text = started.stdout() + started.stderr();
  return { code, text, failure: code === 0 ? '' : started.stderr() };
}

async function serve<T>(environment: Environment, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startProcess(environment);
  try {
    await server.ready();
    return await work(server);
  } finally {
    server.signal('SIGTERM');
    await server.ended();
  }
}

const databaseOf = (environment: Environment) =>
  openDatabase(environment.DATABASE_URL ? { url: environment.DATABASE_URL } : { dataDir: environment.DATA_DIR ?? '' }, {
    log: silent,
  });

/** Values of every kind that JSON and texts have; `null` inside of JSON is not the one of SQL. */
async function addRandomRows(environment: Environment, seed: number): Promise<void> {
  const opened = await databaseOf(environment);
  const values = fc.sample(fc.json({ noUnicodeString: false, maxDepth: 4 } as fc.JsonSharedConstraints), {
    seed,
    numRuns: 300,
  });
  const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 200 }), { seed, numRuns: 300 });
  const plain = (text: string): string => text.replaceAll('\0', '');
  await opened.database.platform(async (query) => {
    for (const [index, text] of values.entries()) {
      if (text.includes('\\u0000')) continue;
      const id = ulid();
      await query
        .insertInto('preferences')
        .values({ id, key: `random.${id}`, value: json<unknown>(JSON.parse(text)) })
        .execute();
      const user_name = plain(texts[index] ?? '');
      await query
        .insertInto('operation_log')
        .values({ id: ulid(), module: 'test', action: 'random', user_name, result: 'succeeded' })
        .execute();
    }
  });
  await opened.close();
}

/** What an archive holds of the data, without what each backup adds. */
async function dataOf(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of filesOfTar(createReadStream(path).pipe(createGunzip()))) {
    const text = (await bytesOf(file)).toString('base64');
    if (!['manifest.json', 'end.json', 'secret'].includes(file.name)) found.set(file.name, text);
  }
  return found;
}

/** The rows of a table in no order. */
const rowsOf = (data: Map<string, string>, folder: string): string[] =>
  [...data]
    .filter(([name]) => name.startsWith(folder))
    .flatMap(([, text]) => JSON.parse(Buffer.from(text, 'base64').toString()) as unknown[])
    .map((row) => JSON.stringify(row))
    .filter((row) => !/server\.(last-backup|secret)|"backup"/.test(row))
    .sort();

async function uploadPicture(server: ServerProcess, token: string): Promise<string> {
  const form = new FormData();
  const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: '#369' } });
  form.set('purpose', 'picture');
  form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.origin}/api/common/file`, { method: 'POST', headers, body: form });
  // Safe: the answer of the contract.
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** How many records the sample tables of leave have; they are there once the demo has filled them. */
async function recordsOf(server: ServerProcess, token: string): Promise<Record<string, number>> {
  const headers = {
    authorization: `Bearer ${token}`,
    application_id: seedId('application acme Leave and absence'),
    'content-type': 'application/json',
  };
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    // Safe: the answer of the contract.
    return ((await (await fetch(server.origin + path, sent)).json()) as { data: T }).data;
  };
  type Category = { physical_tables: { table_id: string; table_name: string }[] };
  const categories = await ask<Category[]>('/api/p/category/category-physical-logical?datasourceType=*');
  const found: Record<string, number> = {};
  for (const { table_id, table_name } of categories.flatMap(({ physical_tables }) => physical_tables)) {
    const list = await ask<{ total: number } | null>(`/api/r/p/${table_id}/list`, { size: 1, total: 'exact' });
    found[table_name] = list?.total ?? 0;
  }
  return found;
}

/** A demo with records, a picture and random rows. */
async function fill(environment: Environment, seed: number) {
  const facts = await serve({ ...environment, DEMO_RECORDS: '2' }, async (server) => {
    const token = await signIn(server.origin, 'owner');
    const url = await uploadPicture(server, token);
    let records: Record<string, number> = {};
    await expect
      .poll(
        async () => {
          records = await recordsOf(server, token);
          return Object.keys(records).length > 2 && Object.values(records).every((count) => count > 0);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    return { url };
  });
  await addRandomRows(environment, seed);
  return facts;
}

test.each([
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
] as const)(
  'P34 P5 a backup of %s becomes the same data on %s: rows of every kind, records under their protection, files, sequences and sign-in',
  { timeout: 300_000 },
  async (from, to) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.log(`seed ${seed}`);
    const [source, target] = [await makeHome(from), await makeHome(to)];
    const { url } = await fill(source, seed);
    const archive = join(source.DATA_DIR ?? '', 'one.tar.gz');
    expect(await run(source, 'backup', archive)).toMatchObject({
      failure: '',
      text: expect.stringContaining('operation_log'),
    });
    expect((await stat(archive)).mode & 0o077).toBe(0);
    // A name that is taken is never written over.
    expect(await run(source, 'backup', archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('exists already'),
    });

    const restored = await run(target, 'restore', archive);
    expect(restored).toMatchObject({
      failure: '',
      text: expect.stringMatching(/^Restoring into the database .*Restored/s),
    });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
    const again = join(target.DATA_DIR ?? '', 'two.tar.gz');
    expect(await run(target, 'backup', again)).toMatchObject({ failure: '' });
    const [before, after] = [await dataOf(archive), await dataOf(again)];
    const tables = new Set(
      [...before.keys()].filter((name) => /\/\d+\.json$/.test(name)).map((name) => name.replace(/\d+\.json$/, '')),
    );
    expect([...tables].filter((name) => name.startsWith('records/')).length).toBeGreaterThan(4);
    tables.delete('database/table_columns/');
    tables.delete('database/physical_tables/');
    for (const table of tables) expect(rowsOf(after, table), table).toEqual(rowsOf(before, table));
    expect(after.get('database/sequences.json')).toEqual(before.get('database/sequences.json'));
    for (const [name, text] of before) if (name.startsWith('files/')) expect(after.get(name), name).toBe(text);

    await serve({ ...target, DEMO_RECORDS: '0' }, async (server) => {
      const token = await signIn(server.origin, 'owner');
      expect(Object.values(await recordsOf(server, token)).every((count) => count > 0)).toBe(true);
      expect((await fetch(new URL(url, server.origin))).headers.get('content-type')).toContain('image/');
      expect(await uploadPicture(server, token)).toContain('/');
    });

    // What has data already is only replaced when that is asked for, and a damaged archive changes nothing.
    expect(await run(target, 'restore', archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--replace'),
    });
    const broken = join(source.DATA_DIR ?? '', 'cut.tar.gz');
    await copyFile(archive, broken);
    await truncate(broken, Math.floor((await stat(archive)).size * 0.7));
    expect(await run(target, 'restore', broken, '--replace')).toMatchObject({
      code: 1,
      text: expect.stringContaining('cut off'),
    });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
    const unchanged = join(target.DATA_DIR ?? '', 'three.tar.gz');
    expect(await run(target, 'backup', unchanged)).toMatchObject({ failure: '' });
    expect(rowsOf(await dataOf(unchanged), 'database/memberships/')).toEqual(rowsOf(before, 'database/memberships/'));
    expect((await readdir(target.DATA_DIR ?? '')).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    expect(await run(target, 'restore', archive, '--replace')).toMatchObject({ failure: '' });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
  },
);

test('P34 P29 what is no archive, or one of another structure, is refused with what to do', {
  timeout: 120_000,
}, async () => {
  const home = await makeHome('embedded');
  const folder = home.DATA_DIR ?? '';
  await mkdir(folder, { recursive: true });
  const none = join(folder, 'none.tar.gz');
  expect(await run(home, 'restore', none)).toMatchObject({ code: 1, text: expect.stringContaining('does not exist') });
  await writeFile(none, 'not an archive');
  expect(await run(home, 'restore', none)).toMatchObject({ code: 1, text: expect.stringContaining('damaged') });
  const other = join(folder, 'other.tar.gz');
  const manifest = {
    format: archiveFormat,
    product: '0.9',
    migrations: ['0900-other'],
    database: 'embedded',
    createdAt: '',
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  const files = Readable.from([{ name: 'manifest.json', size: bytes.length, content: [bytes] }]);
  await pipeline(tarOf(files, new Date()), createGzip(), createWriteStream(other));
  expect(await run(home, 'restore', other)).toMatchObject({
    code: 1,
    text: expect.stringContaining('another structure'),
  });
  await appendFile(none, 'more');
  expect(await run(home, 'restore')).toMatchObject({ code: 1, text: expect.stringContaining('Say which file') });
});

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

test('P34 PH-14 a finished backup stays when the database cannot remember it, and a warning says so', {
  timeout: 60_000,
}, async () => {
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
] as const)(
  'P34 P29 a restoration loses its connection %s',
  { timeout: 60_000 },
  async (_, moment, isReachable, expected) => {
    const opened = await openOwn('postgres');
    const { path } = await write(opened, await makeFolder(), 'one.tar.gz');
    const found = await replace(losingAtCommit(opened, moment, isReachable), path);
    expect(found).toMatchObject(expected);
    expect(found.warnings).toEqual(isReachable ? '' : expect.stringContaining(found.left));
  },
);

test('P34 P14 an archive has no codes, links, waiting messages and numbers of transactions', {
  timeout: 60_000,
}, async () => {
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

test('P34 P29 a backup migrates nothing, and a restoration nothing on a database that others use', {
  timeout: 120_000,
}, async () => {
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
