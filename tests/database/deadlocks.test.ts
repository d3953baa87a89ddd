import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnavailable, type Query, ulid } from '#server/kernel/db/index.ts';
import { describeOnPostgres } from './harness.ts';

/** Resolves for all that arrive once there are so many, and for each later one at once. */
function createMeeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= size) open();
    return met;
  };
}

// Transactions of the embedded database follow one another.
describeOnPostgres('transactions that wait for each other', (open) => {
  const make = async () => {
    const { database } = await open();
    const ids = [ulid(), ulid()] as const;
    await database.platform((query) =>
      query
        .insertInto('workspaces')
        .values(ids.map((id) => ({ id, customer_name: 'x' })))
        .execute(),
    );
    const append = (query: Query, id: string, text: string) =>
      query
        .updateTable('workspaces')
        .set({ customer_name: sql<string>`customer_name || ${text}` })
        .where('id', '=', id)
        .execute();
    const names = async () => {
      const rows = await database.platform((query) =>
        query.selectFrom('workspaces').select('customer_name').where('id', 'in', ids).execute(),
      );
      return rows.map(({ customer_name }) => [...customer_name].toSorted().join(''));
    };
    return { database, ids, append, names };
  };

  test('P36 P34 a deadlock undoes one of them, which is run again: both are done, and once', async () => {
    const { database, ids, append, names } = await make();
    const meet = createMeeting(2);
    let runs = 0;
    const both = ([first, second]: readonly [string, string], text: string) =>
      database.platform(async (query) => {
        runs += 1;
        await append(query, first, text);
        await meet();
        await append(query, second, text);
      });
    await Promise.all([both(ids, 'a'), both([ids[1], ids[0]], 'b')]);
    expect(runs).toBe(3);
    expect(await names()).toEqual(['abx', 'abx']);
  });

  test('P36 a table that stays taken is unavailable, not an error of the server', async () => {
    const { database, ids, append } = await make();
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    const taken = createMeeting(2);
    const holder = database.platform(async (query) => {
      await append(query, ids[0], 'a');
      await taken();
      await held;
    });
    const waiting = taken().then(() =>
      database.platform(async (query) => {
        await sql`set local lock_timeout = '50ms'`.execute(query);
        await append(query, ids[0], 'b');
      }),
    );
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable);
    free();
    await holder;
  });
});
