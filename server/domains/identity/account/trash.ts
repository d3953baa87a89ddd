import { sql } from 'kysely';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { memberRoles } from '../access/roles-held.ts';
import { requireRank } from './ranks.ts';

/** Days for which a deleted account can be restored. */
const daysInTrash = 30;
const day = 24 * 60 * 60 * 1000;

/** When an account that was deleted then is erased. */
export const erasedOn = (deletedAt: Date): Date => new Date(deletedAt.getTime() + daysInTrash * day);

/** Makes a sign-in impossible; everything else stays for a restoration. The caller has ended what the person belongs to. */
export async function moveToTrash(query: Query, id: string, now: Date): Promise<void> {
  await query
    .updateTable('accounts')
    .set((account) => ({
      deleted_at: now,
      updated_at: now,
      session_epoch: account('session_epoch', '+', 1),
      version: account('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The accounts in the trash, each with its membership of its home; for the platform those of every workspace. */
export function findInTrash(query: Query, wsId: string | undefined) {
  const found = query
    .selectFrom('accounts')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'accounts.id')
        .onRef('memberships.ws_id', '=', 'accounts.home_ws_id')
        .onRef('memberships.deleted_at', '=', 'accounts.deleted_at'),
    )
    .where('accounts.deleted_at', 'is not', null)
    .where('accounts.erased_at', 'is', null)
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.username_key',
      'accounts.avatar',
      'accounts.deleted_at',
      'memberships.real_name',
      'memberships.roles',
      'memberships.ws_id',
    ]);
  return wsId === undefined ? found : found.where('accounts.home_ws_id', '=', wsId);
}

/**
 * The account in the trash that a call is about, locked until the transaction ends. Throws `NotFound` for one of another
 * workspace (P2), and `role_above_own` for a person above the caller (P4).
 */
export async function lockInTrash(query: Query, { wsId, roles }: Pick<Session, 'wsId' | 'roles'>, id: string) {
  await query.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  const row = await findInTrash(query, wsId).where('accounts.id', '=', id).executeTakeFirst();
  if (!row?.deleted_at) throw new NotFound();
  requireRank(roles, memberRoles(row.roles));
  return { ...row, deletedAt: row.deleted_at };
}

/**
 * Throws `account_of_another_workspace` where the account belonged to another workspace too when it was deleted: then the
 * platform alone erases it (contradictions 68), as the platform alone deleted it.
 */
export async function requireErasable(query: Query, wsId: string | undefined, id: string): Promise<void> {
  if (wsId === undefined) return;
  const elsewhere = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .where('memberships.account_id', '=', id)
    .where('memberships.ws_id', '<>', wsId)
    .where('memberships.status', '<>', 'invited')
    .whereRef('memberships.deleted_at', '=', 'accounts.deleted_at')
    .select('memberships.id')
    .limit(1)
    .executeTakeFirst();
  if (elsewhere) throw new Failure('account_of_another_workspace');
}

/**
 * Brings back the account with what it belonged to when it was deleted: to the workspace that restores it, and to no other
 * one (P2); to all of them when the platform does. @returns the workspaces that it belongs to again
 */
export async function takeOutOfTrash(
  query: Query,
  { id, wsId, now }: { id: string; wsId: string | undefined; now: Date },
): Promise<string[]> {
  const isOfIt = sql<Date>`(select deleted_at from accounts where id = ${id})`;
  const takeOut = (table: 'memberships' | 'application_members') => {
    const rows = query
      .updateTable(table)
      .set((row) => ({ deleted_at: null, updated_at: now, version: row('version', '+', 1) }))
      .where('account_id', '=', id)
      .where('deleted_at', '=', isOfIt);
    return (wsId === undefined ? rows : rows.where('ws_id', '=', wsId)).returning('ws_id').execute();
  };
  const memberships = await takeOut('memberships');
  await takeOut('application_members');
  await query
    .updateTable('accounts')
    .set((account) => ({ deleted_at: null, updated_at: now, version: account('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return memberships.map(({ ws_id }) => ws_id);
}

/**
 * Erases deleted accounts: nobody restores them, their names are free again; numbers, addresses, passwords and roles are
 * forgotten. An account that was not deleted before is deleted by it; the caller has ended what it belongs to.
 */
export async function eraseAccounts(query: Query, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('application_members').where('account_id', 'in', ids).execute();
  await query.deleteFrom('recovery_codes').where('account_id', 'in', ids).execute();
  await query.deleteFrom('totp_secrets').where('account_id', 'in', ids).execute();
  await query.deleteFrom('invitation_links').where('account_id', 'in', ids).execute();
  await query.deleteFrom('password_resets').where('account_id', 'in', ids).execute();
  await query
    .updateTable('accounts')
    .set((account) => ({
      deleted_at: account.fn.coalesce('deleted_at', account.val(now)),
      erased_at: now,
      updated_at: now,
      status: 'disabled',
      // An impossible name: # is no character of a username.
      username_key: sql<string>`username_key || '#' || id`,
      password_hash: null,
      telephone: null,
      email: null,
      avatar: null,
      introduction: null,
      system_roles: [],
      session_epoch: account('session_epoch', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
}

/** Erases the accounts whose time in the trash is over. @returns how many */
export async function eraseOverdue(query: Query, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - daysInTrash * day);
  const rows = await query
    .selectFrom('accounts')
    .select('id')
    .where('deleted_at', '<=', limit)
    .where('erased_at', 'is', null)
    .limit(1_000)
    .forUpdate()
    .execute();
  await eraseAccounts(
    query,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}
