import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { bytesOf, filesOfTar } from '#server/kernel/archive/read-tar.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { json, ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { type DatabaseKind, makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';

export type Environment = Record<string, string>;

/** An empty database with a folder of its own for files. */
export async function makeHome(kind: DatabaseKind): Promise<Environment> {
  const [{ location, remove }, files] = await Promise.all([makeLocation(kind), makeLocation('embedded')]);
  onTestFinished(async () => {
    await remove();
    await files.remove();
  });
  const folder = environmentOf(kind === 'embedded' ? location : files.location);
  return { ...folder, ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha };
}

export async function run(
  environment: Environment,
  program: 'backup' | 'restore' | 'tables-check',
  ...parameters: string[]
) {
  const started = await startProcess(environment, program, parameters);
  const { code } = await started.ended();
  const text = started.stdout() + started.stderr();
  return { code, text, failure: code === 0 ? '' : started.stderr() };
}

export async function serve<T>(environment: Environment, work: (server: ServerProcess) => Promise<T>): Promise<T> {
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
export async function addRandomRows(environment: Environment, seed: number): Promise<void> {
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
export async function dataOf(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of filesOfTar(createReadStream(path).pipe(createGunzip()))) {
    const text = (await bytesOf(file)).toString('base64');
    if (!['manifest.json', 'end.json', 'secret'].includes(file.name)) found.set(file.name, text);
  }
  return found;
}

/** The rows of a table in no order. */
export const rowsOf = (data: Map<string, string>, folder: string): string[] =>
  [...data]
    .filter(([name]) => name.startsWith(folder))
    .flatMap(([, text]) => JSON.parse(Buffer.from(text, 'base64').toString()) as unknown[])
    .map((row) => JSON.stringify(row))
    .filter((row) => !/server\.(last-backup|secret)|"backup"/.test(row))
    .sort();

export async function uploadPicture(server: ServerProcess, token: string): Promise<string> {
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
export async function recordsOf(server: ServerProcess, token: string): Promise<Record<string, number>> {
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
export async function fill(environment: Environment, seed: number) {
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
