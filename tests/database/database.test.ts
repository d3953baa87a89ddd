import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  CommitRolledBack,
  DatabaseUnavailable,
  NestedScope,
  type Query,
  enqueue,
  ulid,
} from '#server/kernel/db/index.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

describeOnBothDatabases('the scopes', (open) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });

  const addAccount = (username: string): Promise<unknown> =>
    opened.database.identity((query) => insertAccount(query, username));
  const newAccount = (query: Query, username: string) =>
    query.insertInto('accounts').values({ id: ulid(), username, username_key: username, real_name: username });
  const insertAccount = (query: Query, username: string) => newAccount(query, username).execute();
  const accounts = async (username: string): Promise<number> =>
    (
      await opened.database.identity((query) =>
        query.selectFrom('accounts').where('username_key', '=', username).select('id').execute(),
      )
    ).length;

  test('the work of a scope is kept whole or not at all', async () => {
    const failed = opened.database.identity(async (query) => {
      await insertAccount(query, 'half');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await accounts('half')).toBe(0);
  });

  test('a commit that was answered with ROLLBACK is an error and not a success', async () => {
    const hidden = opened.database.identity(async (query) => {
      await insertAccount(query, 'hidden');
      await sql`select 1 / 0`.execute(query).catch(() => undefined);
      return 'looks fine';
    });
    await expect(hidden).rejects.toBeInstanceOf(CommitRolledBack);
    expect(await accounts('hidden')).toBe(0);
  });

  test('a read-only scope refuses to write', async () => {
    const writing = opened.database.identity((query) => insertAccount(query, 'readonly'), { readOnly: true });
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    expect(
      await opened.database.identity((query) => query.selectFrom('accounts').selectAll().execute(), { readOnly: true }),
    ).toEqual([]);
  });

  test('P6 a scope that cannot be opened runs nothing, although its first statement was enqueued', async () => {
    const pool: SessionPool = {
      end: () => opened.sessions.end(),
      async connect() {
        const client = await opened.sessions.connect();
        return {
          release: (error) => client.release(error),
          query: (text, values, name) =>
            name?.startsWith('scope_')
              ? client.query('select $1::text, 1 / 0', values)
              : client.query(text, values, name),
        };
      },
    };
    const broken = createDatabase(pool);
    const answer = broken.identity((query) => query.selectFrom('accounts').select('id').execute(), { readOnly: true });
    await expect(answer).rejects.toMatchObject({ code: '22012' });
    await expect(broken.identity((query) => insertAccount(query, 'unopened'))).rejects.toMatchObject({ code: '22012' });
    expect(await accounts('unopened')).toBe(0);
  });

  test('P6 a single read is a transaction of its own, which neither writes nor leaves its scope behind', async () => {
    const single = { singleRead: true };
    const writing = opened.database.identity((query) => insertAccount(query, 'single'), single);
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    const read = (query: Query) => query.selectFrom('accounts').select('id').execute();
    expect(await opened.database.identity(read, single)).toEqual([]);
    const failing = opened.database.identity(async (query) => sql`select 1 / 0`.execute(query), single);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const hiding = opened.database.identity((query) => sql`select 1 / 0`.execute(query).catch(() => undefined), single);
    await expect(hiding).rejects.toMatchObject({ code: '22012' });
    const client = await opened.sessions.connect();
    await expect(client.query('select id from accounts', [])).rejects.toMatchObject({ code: '42501' });
    const settings = `select current_setting('app.scope', true) as scope, current_setting('transaction_read_only') as read`;
    expect((await client.query(settings)).rows).toEqual([{ scope: '', read: 'off' }]);
    client.release();
  });

  test('a single read with a second statement is refused, however late it comes', async () => {
    const twice = opened.database.identity(
      async (query) => {
        const both = [1, 2].map(() => query.selectFrom('accounts').select('id').execute());
        return Promise.all(both);
      },
      { singleRead: true },
    );
    await expect(twice).rejects.toThrow('a second one');
    const left: Promise<unknown>[] = [];
    const unawaited = opened.database.identity(
      async (query) => void left.push(query.selectFrom('accounts').select('id').execute()),
      { singleRead: true },
    );
    await unawaited;
    expect(await Promise.all(left)).toEqual([[]]);
  });

  test('statements of one turn fail together, and what was being prepared then can be prepared again', async () => {
    const client = await opened.sessions.connect();
    const ask = (text: string, name: string) => client.query(text, [], name);
    const sent = [ask('select 1 as one', 'first'), ask('select 1 / 0', 'second'), ask('select 3 as three', 'third')];
    const [first, ...others] = await Promise.allSettled(sent);
    expect(first).toMatchObject({ value: { rows: [{ one: 1 }] } });
    expect(others).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }]);
    for (const time of [1, 2, 3]) {
      expect(time && (await ask('select 1 as one', 'first')).rows).toEqual([{ one: 1 }]);
      await expect(ask('select 1 / 0', 'second')).rejects.toMatchObject({ code: '22012' });
      expect((await ask('select 3 as three', 'third')).rows).toEqual([{ three: 3 }]);
    }
    client.release();
  });

  test('a read-only scope that hid a failure is an error as well', async () => {
    const hidden = opened.database.identity(
      async (query) => {
        await sql`select 1 / 0`.execute(query).catch(() => undefined);
        return 'looks fine';
      },
      { readOnly: true },
    );
    await expect(hidden).rejects.toBeInstanceOf(CommitRolledBack);
  });

  test('P36 a plan that a migration has outdated is reported as unavailable once, and made again', async () => {
    const { database, sessions } = await open({ connections: 1 });
    const read = () => database.platform((query) => query.selectFrom('workspaces').selectAll().execute());
    for (let time = 0; time < 5; time += 1) await read();
    const owner = await sessions.connect();
    await owner.query('begin; set local role none; alter table workspaces add column added text; commit');
    owner.release();
    await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await read()).toEqual([]);
  });

  test('statements that are sent together are carried out in their order', async () => {
    const numbers = await opened.database.identity((query) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, number) => {
          const { rows } = await sql<{ number: number; before: string }>`select ${number}::int as number,
            set_config('test.last', ${String(number)}, true) as before`.execute(query);
          return rows[0]?.number;
        }),
      ),
    );
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  test('a scope inside another one is refused at once, where it would wait for itself', async () => {
    const nested = opened.database.platform(() => opened.database.identity((query) => insertAccount(query, 'nested')));
    await expect(nested).rejects.toBeInstanceOf(NestedScope);
    await addAccount('after-nested');
  });

  test('P42 what is enqueued is kept with the rest, and when it fails nothing is, and its error is reported', async () => {
    const along = (first: string) =>
      opened.database.identity(async (query) => {
        await insertAccount(query, first);
        enqueue(query, newAccount(query, 'along'));
      });
    await along('before');
    expect([await accounts('before'), await accounts('along')]).toEqual([1, 1]);
    await expect(along('again')).rejects.toMatchObject({ code: '23505' });
    expect(await accounts('again')).toBe(0);
    const goesOn = opened.database.identity(async (query) => {
      enqueue(query, newAccount(query, 'along'));
      await insertAccount(query, 'after along');
    });
    await expect(goesOn).rejects.toMatchObject({ code: '23505' });
    expect(await accounts('after along')).toBe(0);
    const answer = opened.database.identity(async (query) => enqueue(query, newAccount(query, 'read only')), {
      readOnly: true,
    });
    await expect(answer).rejects.toMatchObject({ code: '25006' });
  });

  test('P6 a query that outlives its scope runs nothing', async () => {
    let stored: Query | undefined;
    await opened.database.identity(
      async (query) => {
        stored = query;
      },
      { readOnly: true },
    );
    await expect(stored && insertAccount(stored, 'late')).rejects.toThrow(/after its end/);
    expect(await accounts('late')).toBe(0);
  });

  test('a transaction cannot be opened or left inside a scope', async () => {
    const inner = opened.database.identity((query) => query.transaction().execute(async () => 1));
    await expect(inner).rejects.toThrow(/transaction/i);
  });

  test('P36 work is repeated after a serialization failure, and the database is unavailable when that does not help', async () => {
    const conflict = (times: number) => {
      let runs = 0;
      return async (): Promise<number> => {
        runs += 1;
        if (runs <= times) throw Object.assign(new Error('could not serialize'), { code: '40001' });
        return runs;
      };
    };
    expect(await opened.database.identity(conflict(5))).toBe(6);
    const given: unknown = await opened.database.identity(conflict(6)).catch((error: unknown) => error);
    expect(given).toBeInstanceOf(DatabaseUnavailable);
    expect(given).toMatchObject({ retryAfter: 1, cause: { code: '40001' } });
  });

  test('the tenant scope needs a workspace', async () => {
    await expect(opened.database.tenant('', async () => 1)).rejects.toThrow(TypeError);
  });

  test('health tells whether a statement runs', async () => {
    const closing = await open();
    expect(await closing.health()).toMatchObject({ ok: true });
    await closing.close();
    expect(await closing.health()).toMatchObject({ ok: false });
  });
});

describeOnBothDatabases('the limits', (open) => {
  test('who leaves a transaction without a statement loses it, and the next is served', async () => {
    const { database } = await open({ limits: { idle: 300 }, connections: 1 });
    const id = ulid();
    const lazy = database.platform(async (query) => {
      await query.insertInto('workspaces').values({ id, customer_name: 'lazy' }).execute();
      await new Promise((resolve) => setTimeout(resolve, 900));
      await query.selectFrom('workspaces').select('id').execute();
    });
    const next = database.platform((query) => query.selectFrom('workspaces').select('id').execute());
    await expect(lazy).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await next).toEqual([]);
  });

  test('who waits too long in the queue is told to come back', async () => {
    const { database } = await open({ limits: { wait: 300 }, connections: 1 });
    const slow = database.platform(async () => new Promise((resolve) => setTimeout(resolve, 1500)));
    const waiting = database.platform((query) => query.selectFrom('workspaces').select('id').execute());
    const reported: unknown = await waiting.catch((error: unknown) => error);
    expect(reported).toBeInstanceOf(DatabaseUnavailable);
    expect(reported).toMatchObject({ retryAfter: 2 });
    await slow;
  });

  test('transactions are served first come, first served', async () => {
    const { database } = await open({ connections: 1 });
    const order: number[] = [];
    const ask = (at: number): Promise<unknown> =>
      database.platform(async (query) => {
        await query.selectFrom('workspaces').select('id').execute();
        order.push(at);
      });
    await Promise.all(Array.from({ length: 30 }, (_, at) => ask(at)));
    expect(order).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });
});
