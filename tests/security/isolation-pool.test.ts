import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { idleRole } from '#server/kernel/db/rights/roles.ts';
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';

const tenants = 50;
const rowsEach = 10;
const requests = 1000;

/** Repeatable randomness (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function fill(opened: TestDatabase): Promise<string[]> {
  const ids = Array.from({ length: tenants }, () => ulid());
  await opened.database.platform((query) =>
    query
      .insertInto('workspaces')
      .values(ids.map((id) => ({ id, customer_name: id })))
      .execute(),
  );
  for (const wsId of ids) {
    const rows = Array.from({ length: rowsEach }, (_, at) => ({
      id: ulid(),
      ws_id: wsId,
      application_name: `${wsId} ${at}`,
      icon: json({ type: 1 as const, uri: 'box' }),
    }));
    await opened.database.tenant(wsId, (query) => query.insertInto('applications').values(rows).execute());
  }
  return ids;
}

describeOnBothDatabases('one pool for many workspaces', (open) => {
  let opened: TestDatabase;
  let ids: string[];
  beforeAll(async () => {
    opened = await open();
    ids = await fill(opened);
  });

  const seed = Number(process.env['TEST_SEED'] ?? atLevel(Date.now() % 1_000_000, 20261126));
  test(`P6 interleaved requests of ${tenants} workspaces see no foreign row, also when some fail (TEST_SEED=${seed})`, async () => {
    const next = random(seed);
    let seen = 0;
    let foreign = 0;
    const read = async (query: Query, wsId: string): Promise<void> => {
      const rows = await query.selectFrom('applications').select('ws_id').execute();
      seen += rows.length;
      foreign += rows.filter((row) => row.ws_id !== wsId).length;
    };
    const endings = [
      async () => undefined,
      async () => undefined,
      async (query: Query) => void (await sql`select 1 / 0`.execute(query)),
      async () => {
        throw new Error('the handler failed');
      },
      async (query: Query) => void (await query.updateTable('applications').set({ sort: 1 }).execute()),
    ];
    const request = async (): Promise<void> => {
      const wsId = ids[Math.floor(next() * ids.length)] ?? '';
      const ending = endings[Math.floor(next() * endings.length)];
      // Failures are part of the mix; what counts is what anybody sees.
      await opened.database
        .tenant(wsId, async (query) => {
          await read(query, wsId);
          await ending?.(query);
        })
        .catch(() => undefined);
    };
    // Ten people at a time, each asking again as soon as the answer is there.
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let at = 0; at < requests / 10; at += 1) await request();
      }),
    );
    expect(seen).toBe(requests * rowsEach);
    expect(foreign).toBe(0);
  });

  const scopeQuery = `select current_user as role, coalesce(current_setting('app.ws_id', true), '') as workspace,
    coalesce(current_setting('app.scope', true), '') as scope`;
  const idle = { role: idleRole, workspace: '', scope: '' };

  test('P6 a connection has no scope before, after a success and after an error', async () => {
    const { database, sessions } = await open({ connections: 1 });
    const look = async (): Promise<unknown> => {
      const client = await sessions.connect();
      try {
        return (await client.query(scopeQuery)).rows[0];
      } finally {
        client.release();
      }
    };
    expect(await look()).toEqual(idle);
    await database.platform(async () => undefined);
    expect(await look()).toEqual(idle);
    await expect(database.tenant(ulid(), (query) => sql`select 1 / 0`.execute(query))).rejects.toThrow();
    expect(await look()).toEqual(idle);
  });

  test('P6 a connection outside of a scope may not read anything', async () => {
    const client = await opened.sessions.connect();
    try {
      for (const table of ['applications', 'accounts', 'workspaces', 'configurations']) {
        await expect(client.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      client.release();
    }
  });

  test('P6 work that ends its transaction by itself loses the scope, and finds nothing', async () => {
    const leaving = opened.database.tenant(ids[0] ?? '', async (query) => {
      await sql`commit`.execute(query);
      return query.selectFrom('applications').selectAll().execute();
    });
    await expect(leaving).rejects.toMatchObject({ code: '42501' });
  });
});
