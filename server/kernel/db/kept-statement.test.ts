import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { keptStatement } from './kept-statement.ts';

describeOnEachDatabase('a kept statement', (open) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });

  test('is built once and runs with the values of each call, beside those that it was built with', async () => {
    let built = 0;
    const find = keptStatement((query, { key, number }: { key: string; number: number }) => {
      built += 1;
      return query
        .selectFrom('accounts')
        .rightJoin(sql<{ one: number }>`(select 1 as one)`.as('always'), (join) => join.onTrue())
        .where(sql<string>`${'fixed'}`, '=', 'fixed')
        .select([sql<string>`${key}::text`.as('key'), sql<number>`${number}::int`.as('number')]);
    });
    const ask = (key: string, number: number) => opened.database.identity((query) => find(query, { key, number }));
    // More often than it takes to be prepared.
    for (const number of [1, 2, 3, 4, 5])
      expect(await ask(`key ${number}`, number)).toEqual([{ key: `key ${number}`, number }]);
    expect(built).toBe(1);
  });
});
