import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnavailable, StatementTooLong, ulid } from '#server/kernel/db/index.ts';
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/harness.ts';
import { startPostgres } from '#tests/database/postgres.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { silent } from '#tests/database/silent.ts';
import { expectWithin } from '#tests/promises/within.ts';

const limit = 1000;
const add = ({ database }: TestDatabase): Promise<unknown> =>
  database.platform((query) => query.insertInto('workspaces').values({ id: ulid(), customer_name: 'W' }).execute());
const count = async ({ database }: TestDatabase): Promise<number> =>
  (await database.platform((query) => query.selectFrom('workspaces').select('id').execute())).length;

describeOnBothDatabases('P26 a statement that runs for ever', (open) => {
  test('is ended; its caller is told that it is too heavy, those behind it are served within three seconds, nothing kept is lost', async () => {
    const opened = await open({ limits: { statement: limit }, connections: 1 });
    await add(opened);
    const runaway = opened.database.platform(async (query) => {
      await query.insertInto('workspaces').values({ id: ulid(), customer_name: 'undone' }).execute();
      await sql`select count(*) from generate_series(1, 100000000000)`.execute(query);
    });
    const start = performance.now();
    const behind = [count(opened), count(opened), add(opened)];
    await expect(runaway).rejects.toBeInstanceOf(StatementTooLong);
    const ended = performance.now();
    expectWithin(limit + 2000, ended - start);
    expect(await Promise.all(behind.slice(0, 2))).toEqual([1, 1]);
    await behind[2];
    expectWithin(3000, performance.now() - ended);
    expect(await count(opened)).toBe(2);
    expect(await opened.health()).toMatchObject({ ok: true });
  });

  test('can follow another one', async () => {
    const opened = await open({ limits: { statement: 300 } });
    for (let round = 0; round < 3; round += 1) {
      const runaway = opened.database.platform((query) => sql`select pg_sleep(60)`.execute(query));
      await expect(runaway).rejects.toBeInstanceOf(StatementTooLong);
      await add(opened);
    }
    expect(await count(opened)).toBe(3);
  });
});

test('a PostgreSQL that goes away makes calls unavailable, and is used again when it is back', async () => {
  const postgres = await startPostgres();
  const opened = await openDatabase({ url: postgres.url }, { log: silent, limits: { wait: 1000 } });
  const list = (): Promise<unknown[]> =>
    opened.database.platform((query) => query.selectFrom('workspaces').select('id').execute());
  const cut = opened.database.platform(async (query) => {
    await query.selectFrom('workspaces').select('id').execute();
    await postgres.kill();
    await query.selectFrom('workspaces').select('id').execute();
  });
  await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(list()).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await opened.health()).toMatchObject({ ok: false });
  await postgres.start();
  expect(await list()).toEqual([]);
  expect(await opened.health()).toMatchObject({ ok: true });
  await opened.close();
  await postgres.stop();
});
