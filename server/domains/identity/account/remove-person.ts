import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type LogSource, writeLog } from '#server/kernel/audit/write-log.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { presentUser } from './present.ts';
import type { AccountRow } from './queries.ts';
import { requireRank } from './ranks.ts';
import { findSubject, lockSubject, managesAccount, rankOf } from './subject.ts';
import { lockSuperAdmins, requireOtherSuperAdmin, superAdminWorkspaces } from './super-admins.ts';

export interface Remover extends LogSource {
  session: Session;
}

/** Forgets the account: its name is free again, its number and address are deleted, and a sign-in is impossible. */
async function eraseAccount(query: Query, { id, username_key }: AccountRow, now: Date): Promise<void> {
  await query
    .updateTable('accounts')
    .set((account) => ({
      deleted_at: now,
      updated_at: now,
      status: 'disabled',
      // An impossible name: # is no character of a username.
      username_key: `${username_key}#${id}`,
      password_hash: null,
      telephone: null,
      email: null,
      session_epoch: account('session_epoch', '+', 1),
      version: account('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes an account for the workspace that manages it, or the platform; else the person only leaves the workspace
 * (contradictions 68). Throws `own_account`, `role_above_own`, `last_super_admin`, and `NotFound` for people of other workspaces.
 */
export async function removePerson(query: Query, remover: Remover, id: string, action: string): Promise<void> {
  const { session, now } = remover;
  if (id === session.accountId) throw new Failure('own_account');
  const found = await findSubject(query, session, id);
  requireRank(session.roles, rankOf(found));
  const first = managesAccount(session, found) ? undefined : session.wsId;
  for (const workspace of await superAdminWorkspaces(query, id, first)) {
    requireOtherSuperAdmin(await lockSuperAdmins(query, workspace), id);
  }
  // Read again, as waiting for the super administrators took time.
  const row = await lockSubject(query, session, id);
  const roles = rankOf(row);
  requireRank(session.roles, roles);
  const isWhole = managesAccount(session, row);
  const wsId = isWhole ? undefined : session.wsId;
  await leaveWorkspace(query, { accountId: id, wsId, reason: isWhole ? 'deleted' : 'left', now });
  if (isWhole) await eraseAccount(query, row, now);
  const { username, real_name, status } = presentUser(row, roles);
  await writeLog(query, remover, {
    module: 'account',
    action,
    target: id,
    before: { username, real_name, roles, status },
    detail: { deleted: isWhole ? 'account' : 'membership' },
  });
}
