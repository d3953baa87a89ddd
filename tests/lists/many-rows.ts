import { type RawBuilder, sql } from 'kysely';
import { seedId } from '#server/seeds/seed-id.ts';
import type { TestDatabase } from '#tests/database/harness.ts';

/** How many workspaces there are, the demo's two among them, and how many rows each has in every table. */
const workspaces = 10;
const rows = 2_500;
/** One workspace's people are a small part of all, or reading all of them would be right. */
const accounts = 100_000;

/** Notices are written by hand, one after the other. */
const notices = 1_100;

const n = sql.raw('n');
const series = sql.raw(`from generate_series(1, ${rows}) n`);

/** What one workspace gets, in its own scope: a table that a list reads has its line here. */
const tenantRows: readonly ((wsId: string) => RawBuilder<unknown>)[] = [
  (wsId) => sql`insert into applications (id, ws_id, application_name, icon, sort, owner)
    select ${wsId} || '-app-' || ${n}, ${wsId}, 'Application ' || ${n}, '{"type":1,"uri":"x"}', ${n}, ${seedId('account owner')} ${series}`,
  (wsId) => sql`insert into application_settings (id, ws_id, maintain)
    select ${wsId} || '-app-' || ${n}, ${wsId}, case ${n} % 50 when 0 then 10 else 0 end ${series}`,
  (wsId) => sql`insert into application_members (id, ws_id, app_id, account_id, role)
    select ${wsId} || '-member-' || ${n}, ${wsId}, ${wsId} || '-app-' || ${n}, 'account-' || (${n} * 7 % 50000 + 1), 'APP_USER' ${series}`,
  (wsId) => sql`insert into application_openings (ws_id, app_id, account_id, opened_at)
    select ${wsId}, ${wsId} || '-app-' || ${n}, 'account-' || (${n} * 7 % 50000 + 1), now() ${series}`,
  (wsId) => sql`insert into application_grants (ws_id, app_id, subject_type, subject_id, role)
    select ${wsId}, ${wsId} || '-app-' || (${n} * 3 % ${rows} + 1), t.type, ${wsId} || t.name || ${n}, case n % 3 when 0 then 'APP_ADMIN' else 'APP_USER' end
    from generate_series(1, ${rows}) n, (values ('department', '-department-'), ('userGroup', '-group-')) t (type, name)`,
  // What the log's entries are about.
  (wsId) => sql`insert into categories (id, ws_id, app_id, category_name)
    select ${wsId} || '-category-' || ${n}, ${wsId}, ${wsId} || '-app-' || ${n}, 'Category ' || ${n} ${series}`,
  (wsId) => sql`insert into menus (id, ws_id, app_id, category_id, menu_name)
    select ${wsId} || '-menu-' || ${n}, ${wsId}, ${wsId} || '-app-' || ${n}, ${wsId} || '-category-' || ${n}, 'Menu ' || ${n} ${series}`,
  (
    wsId,
  ) => sql`insert into physical_tables (id, ws_id, app_id, category_id, table_name, db_table_name, form_config, db_config)
    select ${wsId} || '-table-' || ${n}, ${wsId}, ${wsId} || '-app-' || ${n}, ${wsId} || '-category-' || ${n}, 'Table ' || ${n}, 'table_' || ${n}, '{}', '{}' ${series}`,
  (wsId) => sql`insert into logical_tables (id, ws_id, app_id, table_id, logical_table_name, filter_conditions)
    select ${wsId} || '-view-' || ${n}, ${wsId}, ${wsId} || '-app-' || ${n}, ${wsId} || '-table-' || ${n}, 'View ' || ${n}, '{}' ${series}`,
  (wsId) => sql`insert into operation_log (id, ws_id, created_at, user_id, user_name, module, action)
    select ${wsId} || '-log-' || ${n}, ${wsId}, now() - ${n} * interval '1 minute', 'account-' || (${n} % 40), 'Person', case n % 9 when 0 then 'account' else 'other' end, 'action' || (${n} % 30) ${series}`,
  (
    wsId,
  ) => sql`insert into configuration_versions (id, scope, ws_id, kind, key, hash, value, state, published_at, published_by)
    select ${wsId} || '-version-' || ${n}, 'workspace', ${wsId}, 'overlay', case n % 25 when 0 then 'errors.404' else 'page' || (n % 25) end, 'hash' || ${n}, '{}', 'published', now() - ${n} * interval '1 hour', ${seedId('account owner')} ${series}`,
  (wsId) => sql`insert into outbox_messages (id, ws_id, channel, recipient, body, created_at)
    select ${wsId} || '-message-' || ${n}, ${wsId}, 'sms', '13800000000', 'text', now() - ${n} * interval '1 minute' ${series}`,
  (wsId) => sql`insert into api_keys (id, ws_id, account_id, name, prefix, hash, scopes, expires_at, created_at)
    select ${wsId} || '-key-' || ${n}, ${wsId}, 'account-' || (${n} % 40 + 1), 'Key ' || ${n}, 'pwk_', ${wsId} || ${n}, '{*:read}', now(), now() - ${n} * interval '1 minute' ${series}`,
  (wsId) => sql`insert into notices (id, ws_id, title, content, state, publish_at, created_at)
    select ${wsId} || '-notice-' || ${n}, ${wsId}, 'Notice ' || ${n}, 'text', 'published', now() - ${n} * interval '1 minute', now() - ${n} * interval '1 minute' from generate_series(1, ${notices}) n`,
  (wsId) => sql`insert into notifications (id, ws_id, account_id, category, title, content, link, read_at, created_at)
    select ${wsId} || '-notice-' || (${n} / 40 + 1), ${wsId}, case ${n} % 40 when 0 then ${seedId('account owner')} else 'account-' || (${n} % 40) end, 'notice', 'Notice', 'text', '/notice-detail', case ${n} % 3 when 0 then null else now() end, now() - ${n} * interval '1 minute' ${series}`,
  // ---- Organisation ----
  (wsId) => sql`insert into departments (id, ws_id, source, department_name, name_key, sort)
    select ${wsId} || '-department-' || ${n}, ${wsId}, 'organize', 'Department ' || ${n}, 'department ' || ${n}, ${n} ${series}`,
  (wsId) => sql`insert into positions (id, ws_id, tag_name, name_key, domain)
    select ${wsId} || '-position-' || ${n}, ${wsId}, 'Position ' || ${n}, 'position ' || ${n}, case ${n} % 2 when 0 then 'duty' else 'team' end ${series}`,
  (wsId) => sql`insert into teams (id, ws_id, team_name, name_key)
    select ${wsId} || '-team-' || ${n}, ${wsId}, 'Team ' || ${n}, 'team ' || ${n} ${series}`,
  (wsId) => sql`insert into user_groups (id, ws_id, name, name_key)
    select ${wsId} || '-group-' || ${n}, ${wsId}, 'Group ' || ${n}, 'group ' || ${n} ${series}`,
  ...(['department', 'position', 'team', 'group'] as const).map((kind) => (wsId: string) => {
    const table = {
      department: 'department_members',
      position: 'position_holders',
      team: 'team_members',
      group: 'user_group_people',
    };
    return sql`insert into ${sql.table(table[kind])} (ws_id, ${sql.ref(`${kind}_id`)}, account_id)
      select ws_id, ${wsId} || ${`-${kind}-`} || (row_number() over (order by account_id) % 40 + 1), account_id
      from memberships where ws_id = ${wsId} order by account_id limit ${rows}`;
  }),
  (wsId) => sql`insert into team_member_tags (ws_id, team_id, account_id, position_id)
    select ws_id, team_id, account_id, ${wsId} || '-position-' || ((row_number() over (order by account_id) % 40 + 1) * 2 - 1)
    from team_members where ws_id = ${wsId}`,
  (wsId) => sql`insert into user_group_departments (ws_id, group_id, department_id)
    select ${wsId}, ${wsId} || '-group-' || ${n}, ${wsId} || '-department-' || ${n} ${series}`,
];

/**
 * Fills a database that has the demo with as many rows as a busy installation has, so that the planner chooses as it
 * would there. Acme is one workspace of ten.
 */
export async function addManyRows({ database, sessions }: Pick<TestDatabase, 'database' | 'sessions'>): Promise<void> {
  await database.platform(async (query) => {
    await sql`insert into workspaces (id, customer_name) select 'ws-' || n, 'Customer ' || n
      from generate_series(3, 1000) n`.execute(query);
    await sql`insert into notices (id, title, content, state, publish_at, created_at)
      select 'notice-' || ${n}, 'Notice ' || ${n}, 'text', 'published', now() - ${n} * interval '1 hour', now() - ${n} * interval '1 hour' from generate_series(1, ${notices / 2}) n`.execute(
      query,
    );
  });
  await database.identity(async (query) => {
    await sql`insert into accounts (id, username, username_key, real_name)
      select 'account-' || n, 'person' || n, 'person' || n, 'Person ' || n from generate_series(1, ${accounts}) n`.execute(
      query,
    );
    await sql`insert into memberships (id, ws_id, account_id, roles, real_name)
      select 'membership-' || n, case when n <= ${rows} then ${seedId('workspace acme')} else 'ws-' || (n % ${workspaces - 2} + 3) end,
        'account-' || n, '{WORKSPACE_USER}', 'Person ' || n from generate_series(1, 50000) n`.execute(query);
    await sql`insert into third_party_logins (id, ws_id, account_id, tag, source, subject, name)
      select 'binding-' || account_id, ws_id, account_id, 'wx', 'source', account_id, real_name from memberships
      where account_id like 'account-%'`.execute(query);
    await sql`insert into totp_secrets (account_id, sealed, created_at, confirmed_at)
      select account_id, 'sealed', now(), now() from memberships where account_id like 'account-%'`.execute(query);
  });
  const filled = [seedId('workspace acme'), ...Array.from({ length: workspaces - 2 }, (_, at) => `ws-${at + 3}`)];
  for (const wsId of filled) {
    await database.tenant(wsId, async (query) => {
      for (const statement of tenantRows) await statement(wsId).execute(query);
    });
  }
  await analyze(sessions);
}

/** Tells the planner; only the owner of the tables may. */
async function analyze(sessions: TestDatabase['sessions']): Promise<void> {
  const client = await sessions.connect();
  await client.query(`begin; select set_config('role', 'none', true); analyze; commit`);
  client.release();
}

/** Rows of every table of a schema, as the planner knows them. */
export async function countRows(sessions: TestDatabase['sessions'], schema = 'public'): Promise<Map<string, number>> {
  const client = await sessions.connect();
  const { rows: tables } = await client.query(
    `select relname as name, reltuples::int as rows from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname = $1`,
    [schema],
  );
  client.release();
  return new Map(tables.map((table: { name: string; rows: number }) => [table.name, table.rows]));
}
