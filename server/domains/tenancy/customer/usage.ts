import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Database, type Query, isRecordTable, recordSchema } from '#server/kernel/db/index.ts';

type Detail = Schemas['CustomerDetail'];

const megabyte = 1024 * 1024;

interface Counted {
  users: number;
  apps: number;
  tables: number;
  bytes: number;
  configuration: number;
  /** The tables of the database that hold records. */
  stores: string[];
}

async function count(query: Query, wsId: string): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`select
    (select count(*) from physical_tables where ws_id = ${wsId} and deleted_at is null) as tables,
    (select coalesce(array_agg(c.relname::text order by c.relname), '{}') from pg_class c
      where ${isRecordTable(wsId)}) as stores,
    (select count(*) from memberships where ws_id = ${wsId} and deleted_at is null) as users,
    (select count(*) from applications where ws_id = ${wsId} and deleted_at is null) as apps,
    (select coalesce(sum(size), 0)::int8 from files where ws_id = ${wsId}) as bytes,
    (select coalesce(sum(bytes), 0)::int8 from configuration_versions where ws_id = ${wsId}) as configuration`.execute(
    query,
  );
  return rows[0];
}

/** The records of the workspace, without those in the trash. */
async function countRecords(query: Query, wsId: string, stores: readonly string[]): Promise<number> {
  const counts = stores.map(
    (name) => sql`select count(*) as records from ${sql.id(recordSchema(wsId), name)} where deleted_at is null`,
  );
  const { rows } = await sql<{ records: number }>`select coalesce(sum(records), 0)::int8 as records
    from (${sql.join(counts, sql` union all `)}) as counted`.execute(query);
  return rows[0]?.records ?? 0;
}

/** What the workspace uses of its quota, in its own scopes. */
export async function readUsage(db: Database, wsId: string): Promise<Detail['usage']> {
  const readOnly = { readOnly: true };
  const counted = await db.tenant(wsId, (query) => count(query, wsId), readOnly);
  const { users = 0, apps = 0, tables = 0, bytes = 0, configuration = 0, stores = [] } = counted ?? {};
  const records =
    stores.length === 0 ? 0 : await db.records(wsId, (query) => countRecords(query, wsId, stores), readOnly);
  const megabytes = (size: number): number => Math.round((size / megabyte) * 100) / 100;
  return {
    users,
    apps,
    tables,
    records,
    storage_mb: megabytes(bytes),
    configuration_mb: megabytes(configuration),
  };
}

/** Accounts with the role WORKSPACE_SUPER_ADMIN there, in the identity scope. */
export function readAdministrators(query: Query, wsId: string): Promise<Detail['administrators']> {
  return query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.deleted_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where(sql<boolean>`'WORKSPACE_SUPER_ADMIN' = any(memberships.roles)`)
    .select(['accounts.id', 'accounts.username', 'memberships.real_name'])
    .orderBy('accounts.username_key')
    .execute();
}
