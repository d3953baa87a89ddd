import type { Query } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type LogSource, writeLog } from '#server/kernel/audit/write-log.ts';
import { endSuccession, handOver, requireSuccessor } from './hand-over.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { presentUser } from './present.ts';
import { moveToTrash } from './trash.ts';
import { requireRank } from './ranks.ts';
import { findSubject, lockSubject, managesAccount, rankOf } from './subject.ts';
import { lockSuperAdmins, requireOtherSuperAdmin, superAdminWorkspaces } from './super-admins.ts';

export interface Remover extends LogSource {
  session: Session;
}

interface Removal {
  id: string;
  /** As the operation log names it. */
  action: string;
  /** Who takes over what the person has in the caller's workspace. */
  successorId?: string | undefined;
  /** Everybody who is deleted with this person. */
  leaving: readonly string[];
}

/**
 * The person as they may be deleted by the caller, with the super administrators of their workspaces held. Throws `own_account`,
 * `role_above_own`, `last_super_admin`, and `NotFound` for people of other workspaces.
 */
export async function requireRemovable(query: Query, session: Session, id: string, leaving: readonly string[]) {
  if (id === session.accountId) throw new Failure('own_account');
  const found = await findSubject(query, session, id);
  requireRank(session.roles, rankOf(found));
  const first = managesAccount(session, found) ? undefined : session.wsId;
  for (const workspace of await superAdminWorkspaces(query, id, first)) {
    const others = leaving.filter((one) => one !== id);
    requireOtherSuperAdmin(
      (await lockSuperAdmins(query, workspace)).filter((one) => !others.includes(one)),
      id,
    );
  }
  return found;
}

/**
 * Moves an account to the trash, for the workspace that manages it or the platform; else the person only leaves the workspace
 * (contradictions 68). Throws `own_account`, `role_above_own`, `last_super_admin`, and `NotFound` for people of other workspaces.
 */
export async function removePerson(query: Query, remover: Remover, removal: Removal): Promise<void> {
  const { session, now } = remover;
  const { id, action, successorId, leaving } = removal;
  await requireRemovable(query, session, id, leaving);
  // Read again, as waiting for the super administrators took time.
  const row = await lockSubject(query, session, id);
  const roles = rankOf(row);
  requireRank(session.roles, roles);
  const isWhole = managesAccount(session, row);
  const wsId = isWhole ? undefined : session.wsId;
  const handing =
    successorId === undefined ? undefined : await requireSuccessor(query, session, { successorId, leaving });
  await leaveWorkspace(query, { accountId: id, wsId, reason: isWhole ? 'deleted' : 'left', now });
  if (isWhole) await moveToTrash(query, id, now);
  if (session.wsId !== undefined) await endSuccession(query, { wsId: session.wsId, accountId: id });
  const applications =
    successorId === undefined || session.wsId === undefined
      ? undefined
      : await handOver(query, { wsId: session.wsId, accountId: id, successorId, by: session.accountId, now });
  const { username, real_name, status } = presentUser(row, roles);
  await writeLog(query, remover, {
    module: 'account',
    action,
    target: id,
    before: { username, real_name, roles, status },
    detail: {
      deleted: isWhole ? 'account' : 'membership',
      ...(applications && { successor_id: successorId, successor: handing, applications }),
    },
  });
}
