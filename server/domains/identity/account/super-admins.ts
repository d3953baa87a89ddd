import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

const isSuperAdmin = sql<boolean>`'WORKSPACE_SUPER_ADMIN' = any(memberships.roles)`;

/**
 * Holds the super administrators of a workspace, always in the same order, so that two of them cannot take the role
 * from each other at once. Call it before any other lock. @returns their accounts
 */
export async function lockSuperAdmins(query: Query, wsId: string): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('memberships')
    .select('account_id')
    .where('ws_id', '=', wsId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(isSuperAdmin)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Throws `last_super_admin` when a workspace would have none without the person. */
export function requireOtherSuperAdmin(holders: readonly string[], leaving: string): void {
  if (holders.includes(leaving) && holders.length === 1) throw new Failure('last_super_admin');
}

/** The workspaces in which a person is a super administrator, those of one workspace only when it is named. */
export async function superAdminWorkspaces(
  query: Query,
  accountId: string,
  wsId: string | undefined,
): Promise<string[]> {
  const all = query
    .selectFrom('memberships')
    .select('ws_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(isSuperAdmin)
    .orderBy('ws_id');
  const rows = await (wsId === undefined ? all : all.where('ws_id', '=', wsId)).execute();
  return rows.map(({ ws_id }) => ws_id);
}
