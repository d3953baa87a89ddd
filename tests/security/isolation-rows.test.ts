import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { json, ulid } from '#server/kernel/db/index.ts';
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/harness.ts';
import { fillTwoWorkspaces, identityTables, tenantTables, type Workspace } from './two-workspaces.ts';

/** What a workspace reads of the platform: what is published for all. */
const shared: readonly string[] = ['configurations', 'configuration_versions'];

describeOnBothDatabases('rows of two workspaces', (open) => {
  let opened: TestDatabase;
  let mine: Workspace;
  let theirs: Workspace;
  beforeAll(async () => {
    opened = await open();
    [mine, theirs] = await fillTwoWorkspaces(opened.database);
  });

  const owners = (table: (typeof tenantTables)[number]): Promise<(string | null)[]> =>
    opened.database.tenant(mine.wsId, async (query) => {
      const { rows } = await sql<{ ws_id: string | null }>`select ws_id from ${sql.table(table)}`.execute(query);
      return rows.map((row) => row.ws_id);
    });

  test.each(tenantTables)('P5 a statement without a filter reads no foreign row of %s', async (table) => {
    const found = await owners(table);
    expect(found).toContain(mine.wsId);
    expect(found).not.toContain(theirs.wsId);
    expect(found.includes(null)).toBe(shared.includes(table));
  });

  test('P5 what the platform has not published is hidden from workspaces', async () => {
    const found = await opened.database.tenant(mine.wsId, (query) =>
      query.selectFrom('configuration_versions').where('ws_id', 'is', null).select('state').execute(),
    );
    expect(found).toEqual([{ state: 'published' }]);
  });

  test.each(identityTables)('P5 the tenant scope may not open %s', async (table) => {
    const answer = opened.database.tenant(mine.wsId, (query) => sql`select * from ${sql.table(table)}`.execute(query));
    await expect(answer).rejects.toMatchObject({ code: '42501' });
  });

  const unchangeable: readonly string[] = ['operation_log', 'log_seals', 'record_events', 'application_openings'];
  const changeable = tenantTables.filter((table) => !unchangeable.includes(table));
  const texts: Readonly<Record<string, string>> = {
    idempotency_keys: 'request_hash',
    table_columns: 'field_id',
    serial_counters: 'field_id',
    record_drafts: 'form',
    page_favourites: 'page_id',
    record_imports: 'sheet',
    record_import_parts: 'id',
    log_settings: 'updated_by',
    notice_jobs: 'failure',
    notification_choices: 'locale',
    notification_deliveries: 'failure',
    support_consents: 'given_by',
  };
  test.each(changeable)('P5 a change without a filter reaches no foreign row of %s', async (table) => {
    const column = texts[table] ?? 'created_by';
    const changed = column === 'created_by' ? 'somebody' : 'changed';
    await opened.database.tenant(mine.wsId, (query) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${changed}`.execute(query),
    );
    const elsewhere = await opened.database.tenant(theirs.wsId, (query) =>
      sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${changed}`.execute(query),
    );
    expect(elsewhere.rows).toEqual([]);
  });

  test('P5 a workspace can neither add a row to another one, nor move one there, nor point at one', async () => {
    const { database } = opened;
    const application = { id: ulid(), application_name: 'Mole', icon: json({ type: 1 as const, uri: 'box' }) };
    const refused = { code: '42501' };
    const adding = database.tenant(mine.wsId, (query) =>
      query
        .insertInto('applications')
        .values({ ...application, ws_id: theirs.wsId })
        .execute(),
    );
    await expect(adding).rejects.toMatchObject(refused);
    const relocating = database.tenant(mine.wsId, (query) =>
      sql`update preferences set ws_id = ${theirs.wsId}`.execute(query),
    );
    await expect(relocating).rejects.toMatchObject(refused);
    const giving = database.tenant(mine.wsId, (query) => sql`update files set ws_id = null`.execute(query));
    await expect(giving).rejects.toMatchObject(refused);
    const target = await database.tenant(theirs.wsId, (query) =>
      query.selectFrom('applications').select('id').executeTakeFirstOrThrow(),
    );
    const pointing = database.tenant(mine.wsId, (query) =>
      query
        .insertInto('application_members')
        .values({ id: ulid(), ws_id: mine.wsId, app_id: target.id, account_id: mine.accountId, role: 'APP_OWNER' })
        .execute(),
    );
    await expect(pointing).rejects.toMatchObject({ code: '23503' });
  });

  test('P5 the log of operations and its seals cannot be changed in any scope, and nothing young can be deleted', async () => {
    const { database } = opened;
    const refused = { code: '42501' };
    const run = (statement: string) => (query: Parameters<Parameters<typeof database.platform>[0]>[0]) =>
      sql.raw<unknown>(statement).execute(query);
    for (const change of [`update operation_log set action = 'x'`, `update log_seals set hash = 'x'`]) {
      await expect(database.tenant(mine.wsId, run(change))).rejects.toMatchObject(refused);
      await expect(database.platform(run(change))).rejects.toMatchObject(refused);
      await expect(database.identity(run(change))).rejects.toMatchObject(refused);
    }
    for (const table of ['operation_log', 'log_seals']) {
      const own = async () => [
        (await database.tenant(mine.wsId, run(`select 1 from ${table}`))).rows.length,
        (await database.tenant(theirs.wsId, run(`select 1 from ${table}`))).rows.length,
        (await database.platform(run(`select 1 from ${table}`))).rows.length,
      ];
      const before = await own();
      await database.tenant(mine.wsId, run(`delete from ${table}`));
      await database.platform(run(`delete from ${table}`));
      await expect(database.identity(run(`delete from ${table}`))).rejects.toMatchObject(refused);
      expect(before.every((count) => count > 0)).toBe(true);
      expect(await own()).toEqual(before);
    }
  });

  test('P5 what was logged long ago is deleted by its own workspace alone', async () => {
    const { database } = opened;
    const owners = [mine.wsId, theirs.wsId];
    for (const wsId of owners)
      await database.tenant(wsId, (query) =>
        query
          .insertInto('operation_log')
          .values({ id: ulid(), ws_id: wsId, created_at: '2020-01-01T00:00:00Z', module: 'test', action: 'old' })
          .execute(),
      );
    await database.tenant(mine.wsId, (query) => sql`delete from operation_log where action = 'old'`.execute(query));
    await database.platform((query) => sql`delete from operation_log where action = 'old'`.execute(query));
    const left = owners.map((wsId) =>
      database.tenant(wsId, async (query) => {
        const { rows } = await sql`select 1 from operation_log where action = 'old'`.execute(query);
        return rows.length;
      }),
    );
    expect(await Promise.all(left)).toEqual([0, 1]);
  });

  test('P5 the platform scope reads its own rows and the workspaces, not what is in them', async () => {
    const { database } = opened;
    for (const table of shared.concat('preferences', 'files', 'operation_log')) {
      const { rows } = await database.platform((query) =>
        sql<{ ws_id: string | null }>`select ws_id from ${sql.table(table)}`.execute(query),
      );
      expect(new Set(rows.map((row) => row.ws_id)), table).toEqual(new Set([null]));
    }
    // Applications are found by their ids: system roles enter them, and have no workspace (0085).
    const answer = database.platform((query) => query.selectFrom('application_settings').selectAll().execute());
    await expect(answer).rejects.toMatchObject({ code: '42501' });
    const found = await database.platform((query) => query.selectFrom('workspaces').select('id').execute());
    expect(found).toHaveLength(2);
  });

  test('P5 the identity scope reads only public files and changes none', async () => {
    const { database } = opened;
    const found = await database.identity((query) => query.selectFrom('files').select('is_public').execute());
    expect(found).toEqual([{ is_public: true }, { is_public: true }, { is_public: true }]);
    const deleting = database.identity((query) => query.deleteFrom('files').execute());
    await expect(deleting).rejects.toMatchObject({ code: '42501' });
  });

  test('P5 the identity scope reads the settings of the platform, of workspaces those for signing in alone, none of people, and changes none', async () => {
    const { database } = opened;
    const read = (query: Parameters<Parameters<typeof database.platform>[0]>[0]) =>
      query.selectFrom('preferences').select(['id', 'ws_id', 'account_id']).orderBy('id').execute();
    const own = (await database.platform(read)).filter((row) => row.account_id === null);
    expect(own.length).toBeGreaterThan(0);
    expect(await database.identity(read)).toEqual(own);
    const forSigningIn = { id: ulid(), ws_id: theirs.wsId, key: 'setting.systemManage', value: json({}) };
    await database.tenant(theirs.wsId, (query) =>
      query
        .insertInto('preferences')
        .values([forSigningIn, { ...forSigningIn, id: ulid(), key: 'setting.sms' }])
        .execute(),
    );
    const { id, ws_id } = forSigningIn;
    expect(await database.identity(read)).toEqual([...own, { id, ws_id, account_id: null }]);
    const changing = database.identity((query) => query.updateTable('preferences').set({ version: 2 }).execute());
    await expect(changing).rejects.toMatchObject({ code: '42501' });
  });

  test('P5 an unknown workspace has no rows', async () => {
    const found = await opened.database.tenant(ulid(), (query) =>
      query.selectFrom('applications').selectAll().execute(),
    );
    expect(found).toEqual([]);
  });

  test('P5 these tests would see a foreign row', async () => {
    const asOwner = async (statement: string): Promise<void> => {
      const client = await opened.sessions.connect();
      await client.query(`begin; set local role none; ${statement}; commit`);
      client.release();
    };
    await asOwner('alter table applications disable row level security');
    try {
      expect(await owners('applications')).toContain(theirs.wsId);
    } finally {
      await asOwner('alter table applications enable row level security');
    }
  });
});
