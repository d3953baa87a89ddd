import { type Database, json, type Query, type Tables, ulid } from '#server/kernel/db/index.ts';
import { organisationRows } from './organisation-rows.ts';

const expiry = new Date('2100-01-01T00:00:00Z');

export interface Workspace {
  wsId: string;
  accountId: string;
}

async function ownRows(query: Query, wsId: string | null): Promise<void> {
  const scope = wsId === null ? ('platform' as const) : ('workspace' as const);
  const version = (state: 'draft' | 'published') => ({
    id: ulid(),
    scope,
    ws_id: wsId,
    kind: 'loginPage',
    key: 'login',
    hash: state,
    value: json({ of: wsId, state }),
    state,
    published_at: state === 'published' ? expiry : null,
  });
  const [draft, published] = [version('draft'), version('published')];
  await query.insertInto('configuration_versions').values([draft, published]).execute();
  await query
    .insertInto('configurations')
    .values({
      id: ulid(),
      scope,
      ws_id: wsId,
      kind: 'loginPage',
      key: 'login',
      published_id: published.id,
      draft_id: draft.id,
    })
    .execute();
  await query
    .insertInto('preferences')
    .values({ id: ulid(), ws_id: wsId, key: 'theme', value: json('dark') })
    .execute();
  await query
    .insertInto('operation_log')
    .values({ id: ulid(), ws_id: wsId, module: 'test', action: 'filled' })
    .execute();
  await query
    .insertInto('log_seals')
    .values({ id: ulid(), ws_id: wsId, number: 1, sealed_to: expiry, entries: 1, hash: 'x' })
    .execute();
  await query.insertInto('log_settings').values({ id: ulid(), ws_id: wsId, days: 90 }).execute();
  const file = { mime: 'image/png', size: 1, sha256: 'x', filename: 'a.png' };
  await query
    .insertInto('files')
    .values([true, false].map((isPublic) => ({ id: ulid(), ws_id: wsId, name: ulid(), is_public: isPublic, ...file })))
    .execute();
  await query
    .insertInto('idempotency_keys')
    .values({ caller: 'a', key: ulid(), ws_id: wsId, operation: 'x', request_hash: 'x', expires_at: expiry })
    .execute();
}

async function fill(database: Database, { wsId, accountId }: Workspace): Promise<void> {
  await database.platform((query) =>
    query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
  );
  await database.tenant(wsId, (query) =>
    query
      .insertInto('support_consents')
      .values({
        id: ulid(),
        ws_id: wsId,
        given_by: 'x',
        given_by_name: 'x',
        created_at: expiry,
        ends_at: new Date(expiry),
      })
      .execute(),
  );
  await database.identity(async (query) => {
    const name = { username: accountId, username_key: accountId, real_name: 'A' };
    await query
      .insertInto('accounts')
      .values({ id: accountId, ...name, home_ws_id: wsId })
      .execute();
    await query
      .insertInto('memberships')
      .values({ id: ulid(), ws_id: wsId, account_id: accountId, real_name: 'A' })
      .execute();
    const family = { id: ulid(), account_id: accountId };
    await query
      .insertInto('token_families')
      .values({ ...family, ws_id: wsId, client_id: 'web', session_epoch: 1, expires_at: expiry })
      .execute();
    await query
      .insertInto('tokens')
      .values({
        hash: ulid(),
        family_id: family.id,
        account_id: accountId,
        kind: 'access',
        generation: 1,
        expires_at: expiry,
      })
      .execute();
    await query
      .insertInto('captchas')
      .values({ id: ulid(), kind: 'image', answer_hash: 'x', expires_at: expiry })
      .execute();
    await query
      .insertInto('sign_in_challenges')
      .values({
        id: ulid(),
        account_id: accountId,
        kind: 'workspaces',
        browser_hash: 'x',
        ws_id: wsId,
        expires_at: expiry,
      })
      .execute();
    await query
      .insertInto('sms_codes')
      .values({
        id: ulid(),
        purpose: 'signIn',
        subject: 'x',
        number_hash: 'x',
        network: 'x',
        ws_id: wsId,
        code_hash: 'x',
        expires_at: expiry,
      })
      .execute();
    await query.insertInto('rate_limits').values({ key: ulid(), window_start: expiry }).execute();
  });
  await database.tenant(wsId, async (query) => {
    const app = ulid();
    await query
      .insertInto('applications')
      .values({ id: app, ws_id: wsId, application_name: 'A', icon: json({ type: 1 as const, uri: 'box' }) })
      .execute();
    await query
      .insertInto('application_members')
      .values({ id: ulid(), ws_id: wsId, app_id: app, account_id: accountId, role: 'APP_USER' })
      .execute();
    await query.insertInto('application_settings').values({ id: app, ws_id: wsId }).execute();
    const category = ulid();
    await query
      .insertInto('categories')
      .values({ id: category, ws_id: wsId, app_id: app, category_name: 'A' })
      .execute();
    await tableRows(query, { ws_id: wsId, app_id: app }, category, accountId);
    const grant = { subject_type: 'department' as const, subject_id: ulid(), role: 'APP_USER' as const };
    await query
      .insertInto('application_grants')
      .values({ ws_id: wsId, app_id: app, ...grant })
      .execute();
    const menu = { id: ulid(), ws_id: wsId, app_id: app };
    await query
      .insertInto('menus')
      .values({ ...menu, menu_name: 'A' })
      .execute();
    await query
      .insertInto('menu_authorizations')
      .values({
        ...menu,
        id: ulid(),
        menu_id: menu.id,
        subject_type: 'user',
        subject_id: accountId,
        rights: json({ query: true, add: false, edit: false, delete: false, export: false, import: false }),
        visible_fields: json<Record<string, unknown>>({ kind: 'all' }),
        data_scope: json<Record<string, unknown>>({ kind: 'all' }),
      })
      .execute();
    await query
      .insertInto('outbox_messages')
      .values({ id: ulid(), ws_id: wsId, channel: 'sms', recipient: '1', body: 'x' })
      .execute();
    await organisationRows(query, wsId, accountId);
    const key = { name: 'A', prefix: 'pwk_x', hash: ulid(), scopes: ['*:read'], expires_at: expiry };
    await query
      .insertInto('api_keys')
      .values({ id: ulid(), ws_id: wsId, account_id: accountId, ...key })
      .execute();
    await ownRows(query, wsId);
  });
}

async function tableRows(
  query: Query,
  of: { ws_id: string; app_id: string },
  category_id: string,
  account_id: string,
): Promise<void> {
  const table_id = ulid();
  const inTable = { ws_id: of.ws_id, table_id };
  await query
    .insertInto('physical_tables')
    .values({
      ...of,
      id: table_id,
      category_id,
      table_name: 'A',
      db_table_name: 'a',
      form_config: json<unknown>({}),
      db_config: json<unknown>({}),
    })
    .execute();
  await query
    .insertInto('logical_tables')
    .values({ ...of, id: ulid(), table_id, logical_table_name: 'A', filter_conditions: json<unknown>({}) })
    .execute();
  await query
    .insertInto('table_columns')
    .values({ ...inTable, id: ulid(), field_id: 'a', storage: 'text' })
    .execute();
  await query
    .insertInto('serial_counters')
    .values({ ...inTable, field_id: 'a', period: '', last_value: 1 })
    .execute();
  await query
    .insertInto('record_views')
    .values({ ...of, id: ulid(), table_id, name: 'A', settings: json<Record<string, unknown>>({}) })
    .execute();
  await query
    .insertInto('record_drafts')
    .values({
      ...of,
      account_id,
      form: `p ${table_id} new`,
      table_id,
      record_version: 0,
      data: json<Record<string, unknown>>({}),
      updated_at: expiry,
    })
    .execute();
  const import_id = ulid();
  await query
    .insertInto('record_imports')
    .values({ ...of, id: import_id, table_id, account_id, sheet: '', created_at: expiry })
    .execute();
  await query
    .insertInto('record_import_parts')
    .values({ ws_id: of.ws_id, id: ulid(), import_id, record_ids: [ulid()] })
    .execute();
  await query
    .insertInto('page_favourites')
    .values({
      ...of,
      account_id,
      page_id: table_id,
      widths: json<Record<string, number>>({}),
      arrangement: json<Record<string, unknown>>({}),
      updated_at: expiry,
    })
    .execute();
  await query
    .insertInto('application_openings')
    .values({ ws_id: of.ws_id, app_id: of.app_id, account_id, opened_at: expiry })
    .execute();
  await query
    .insertInto('record_events')
    .values({ ...of, table_id, record_id: ulid(), kind: 'created', version: 1, created_at: expiry })
    .execute();
}

/** Rows of two workspaces and of the platform in every table. */
export async function fillTwoWorkspaces(database: Database): Promise<[Workspace, Workspace]> {
  const workspaces: [Workspace, Workspace] = [
    { wsId: ulid(), accountId: ulid() },
    { wsId: ulid(), accountId: ulid() },
  ];
  for (const workspace of workspaces) await fill(database, workspace);
  await database.platform((query) => ownRows(query, null));
  return workspaces;
}

/** Every table that has a workspace's rows. */
export const tenantTables = [
  'workspaces',
  'memberships',
  'applications',
  'application_members',
  'application_grants',
  'application_settings',
  'categories',
  'physical_tables',
  'logical_tables',
  'table_columns',
  'serial_counters',
  'record_events',
  'record_views',
  'record_drafts',
  'page_favourites',
  'application_openings',
  'record_imports',
  'record_import_parts',
  'menus',
  'menu_authorizations',
  'files',
  'configuration_versions',
  'configurations',
  'preferences',
  'operation_log',
  'idempotency_keys',
  'outbox_messages',
  // ---- Organisation, notices ----
  'departments',
  'department_members',
  'positions',
  'position_holders',
  'teams',
  'team_members',
  'team_member_tags',
  'user_groups',
  'user_group_departments',
  'user_group_people',
  'notices',
  'notifications',
  'notice_jobs',
  'notification_choices',
  'notification_deliveries',
  'support_consents',
  'api_keys',
] as const satisfies (keyof Tables)[];

/** Tables that only the identity scope may open. */
export const identityTables = [
  'accounts',
  'token_families',
  'tokens',
  'captchas',
  'sign_in_challenges',
  'sms_codes',
  'totp_secrets',
  'recovery_codes',
  'rate_limits',
  'notification_signals',
] as const satisfies (keyof Tables)[];
