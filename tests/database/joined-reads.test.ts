import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/kernel/db/database.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { DatabaseUnavailable } from '#server/kernel/db/index.ts';
import type { SessionPool } from '#server/kernel/db/driver/session/session.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

const joined = { singleRead: true, joined: true };

interface Watched {
  database: Database;
  /** How many sessions were lent, and how many came back whole and broken. */
  count(): { lent: number; whole: number; broken: number };
}

/** A database whose connection is gone as soon as it is asked for `'lost'`. */
function watched({ sessions }: TestDatabase): Watched {
  const counted = { lent: 0, whole: 0, broken: 0 };
  const pool: SessionPool = {
    end: () => sessions.end(),
    async connect() {
      counted.lent += 1;
      const client = await sessions.connect();
      return {
        query: (text, values, name) =>
          values?.includes('lost') ? Promise.reject(new DatabaseUnavailable('lost')) : client.query(text, values, name),
        release(error) {
          counted[error ? 'broken' : 'whole'] += 1;
          client.release(error);
        },
      };
    },
  };
  return { database: createDatabase(pool), count: () => ({ ...counted }) };
}

const echo = (database: Database, text: string): Promise<string | undefined> =>
  database.identity(
    async (query) => (await sql<{ text: string }>`select ${text}::text as text`.execute(query)).rows[0]?.text,
    joined,
  );

describeOnBothDatabases('joined reads', (open) => {
  test('reads of one turn share a session, each gets its own answer, and it goes back once', async () => {
    const { database, count } = watched(await open());
    for (const round of [1, 2, 3, 4]) {
      const texts = Array.from({ length: 20 }, (_, number) => `${round} ${number}`);
      expect(await Promise.all(texts.map((text) => echo(database, text)))).toEqual(texts);
      expect(count()).toEqual({ lent: round, whole: round, broken: 0 });
    }
  });

  test('P6 a joined read neither writes nor leaves its scope behind', async () => {
    const opened = await open();
    const { database } = watched(opened);
    const write = database.identity((query) => query.deleteFrom('captchas').execute(), joined);
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(await echo(database, 'after')).toBe('after');
    const client = await opened.sessions.connect();
    await expect(client.query('select id from accounts', [])).rejects.toMatchObject({ code: '42501' });
    client.release();
  });

  test('P6 what is no joined read has a session of its own meanwhile', async () => {
    const { database, count } = watched(await open({ connections: 3 }));
    const role = (wsId: string) =>
      database.tenant(
        wsId,
        async (query) => (await sql<{ id: string }>`select current_setting('app.ws_id') as id`.execute(query)).rows,
        { singleRead: true },
      );
    const all = await Promise.all([echo(database, 'a'), role('one'), echo(database, 'b'), role('two')]);
    expect(all).toEqual(['a', [{ id: 'one' }], 'b', [{ id: 'two' }]]);
    expect(count()).toEqual({ lent: 3, whole: 3, broken: 0 });
  });

  test('P36 a session that was lost for one of them is closed once, and the next ones get another', async () => {
    const { database, count } = watched(await open());
    const [first, lost] = await Promise.allSettled([echo(database, 'first'), echo(database, 'lost')]);
    expect(first).toMatchObject({ value: 'first' });
    expect(lost).toMatchObject({ reason: { message: 'lost' } });
    expect(count()).toEqual({ lent: 1, whole: 0, broken: 1 });
    expect(await echo(database, 'next')).toBe('next');
    expect(count()).toEqual({ lent: 2, whole: 1, broken: 1 });
  });

  test('P36 a session that cannot be had is reported to all who wait for it, and asked for again', async () => {
    const { sessions } = await open();
    let fails = true;
    const pool: SessionPool = {
      end: () => sessions.end(),
      connect: () => (fails ? Promise.reject(new DatabaseUnavailable('down')) : sessions.connect()),
    };
    const database = createDatabase(pool);
    const outcomes = await Promise.allSettled([echo(database, 'a'), echo(database, 'b')]);
    expect(outcomes).toMatchObject([{ reason: { message: 'down' } }, { reason: { message: 'down' } }]);
    fails = false;
    expect(await echo(database, 'again')).toBe('again');
  });
});
