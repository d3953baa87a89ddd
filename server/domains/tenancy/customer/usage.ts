import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

type Detail = Schemas['CustomerDetail'];

const megabyte = 1024 * 1024;

/** What the workspace uses of its quota, by one statement in its own scope. There are no tables and records yet. */
export async function readUsage(query: Query, wsId: string): Promise<Detail['usage']> {
  const { rows } = await sql<{ users: number; apps: number; bytes: number; configuration: number }>`select
    (select count(*) from memberships where ws_id = ${wsId} and deleted_at is null) as users,
    (select count(*) from applications where ws_id = ${wsId} and deleted_at is null) as apps,
    (select coalesce(sum(size), 0)::int8 from files where ws_id = ${wsId} and deleted_at is null) as bytes,
    (select coalesce(sum(bytes), 0)::int8 from configuration_versions where ws_id = ${wsId}) as configuration`.execute(
    query,
  );
  const { users = 0, apps = 0, bytes = 0, configuration = 0 } = rows[0] ?? {};
  const megabytes = (count: number): number => Math.round((count / megabyte) * 100) / 100;
  return {
    users,
    apps,
    tables: 0,
    records: 0,
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
