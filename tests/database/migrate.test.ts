import { expect, test } from 'vitest';
import { DatabaseSetup } from '#server/kernel/db/index.ts';
import { migrate, structureHash } from '#server/kernel/db/structure/migrate.ts';
import { type Migration, migrations } from '#server/kernel/db/migrations/index.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

async function run(opened: TestDatabase, list: readonly Migration[]): Promise<string[]> {
  const client = await opened.sessions.connect();
  try {
    const names = await migrate(client, list);
    client.release();
    return names;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

const next: Migration = { name: '0900-next', statements: ['create table next_thing (id text)', 'select 1'] };

test('migrations are listed as they lie in their folder', () => {
  const folder = join(import.meta.dirname, '../../server/kernel/db/migrations');
  const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});

test('structureHash changes with every migration', () => {
  expect(structureHash([...migrations, next])).not.toBe(structureHash());
  expect(structureHash([...migrations])).toBe(structureHash());
});

describeOnBothDatabases('migrations', (open) => {
  test('each runs once', async () => {
    const opened = await open();
    expect(await run(opened, migrations)).toEqual([]);
    expect(await run(opened, [...migrations, next])).toEqual(['0900-next']);
    expect(await run(opened, [...migrations, next])).toEqual([]);
  });

  test('a database of an earlier version keeps its history, and later ones run on it', async () => {
    const opened = await open();
    const client = await opened.sessions.connect();
    // What a version before Kysely's migrator left: its own table alone.
    await client.query(`begin; set local role none; drop table kysely_migration, kysely_migration_lock; commit`);
    client.release();
    expect(await run(opened, migrations)).toEqual([]);
    expect(await run(opened, [...migrations, next])).toEqual(['0900-next']);
    const history = await opened.database.platform((query) =>
      query.selectFrom('kysely_migration').select(['name', 'timestamp']).orderBy('name').execute(),
    );
    expect(history.map(({ name }) => name)).toEqual([...migrations, next].map(({ name }) => name));
    for (const { timestamp } of history) expect(new Date(timestamp).toISOString()).toBe(timestamp);
  });

  test('one that fails leaves nothing behind, of it or of those before it', async () => {
    const opened = await open();
    const broken: Migration = { name: '0901-broken', statements: ['create table half (id text)', 'select 1 / 0'] };
    await expect(run(opened, [...migrations, next, broken])).rejects.toMatchObject({ code: '22012' });
    expect(await run(opened, [...migrations, next])).toEqual(['0900-next']);
  });

  test('one that was edited after it ran is refused', async () => {
    const opened = await open();
    const edited = migrations.map((one, at) =>
      at === 1 ? { ...one, statements: [...one.statements, 'select 1'] } : one,
    );
    await expect(run(opened, edited)).rejects.toThrow(/0002-sessions was changed/);
  });

  test('a database of a newer version is refused', async () => {
    const opened = await open();
    await run(opened, [...migrations, next]);
    const error: unknown = await run(opened, migrations).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseSetup);
    expect(String(error)).toMatch(/0900-next.*newer version/);
  });
});
