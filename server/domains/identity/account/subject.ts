import type { Role } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { memberRoles, rolesHeld } from '../access/roles-held.ts';
import { type AccountRow, findAccount, lockAccount } from './queries.ts';

/** The workspace that a call of its people is about. The contract admits no other callers. */
export function workspaceOf({ wsId }: Pick<Session, 'wsId'>): string {
  if (wsId === undefined) throw new NotAllowed();
  return wsId;
}

/** The person a call is about: of the caller's workspace, or for the platform of any. Throws `NotFound` (P2). */
export async function findSubject(query: Query, { wsId }: Pick<Session, 'wsId'>, id: string): Promise<AccountRow> {
  const row = await findAccount(query, id, wsId);
  if (!row || (wsId !== undefined && row.memberStatus === null)) throw new NotFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockSubject(query: Query, session: Pick<Session, 'wsId'>, id: string): Promise<AccountRow> {
  await lockAccount(query, id, session.wsId);
  return findSubject(query, session, id);
}

/**
 * The roles that rank a person above or below others: of the membership, or of the platform. Of an account that has
 * not accepted an invitation, a workspace knows nothing but the roles that it offers.
 */
export function rankOf(row: AccountRow): Role[] {
  if (row.system_roles.length > 0 && row.memberStatus !== 'invited') return rolesHeld(row.system_roles);
  return memberRoles(row.memberRoles);
}

/**
 * True for the platform, and for the workspace that the account came from as long as the person belongs to no other
 * (contradictions 68): whoever resets an account enters every workspace that it belongs to.
 */
export function managesAccount(
  { wsId }: { wsId?: string | undefined },
  row: Pick<AccountRow, 'home_ws_id' | 'isMemberElsewhere' | 'memberStatus'>,
): boolean {
  if (wsId === undefined) return true;
  // Who left their home and is invited again has not come back yet.
  return row.home_ws_id === wsId && !row.isMemberElsewhere && row.memberStatus !== 'invited';
}

/** Throws `account_of_another_workspace` for a workspace that does not manage the account itself. */
export function requireManager(session: Pick<Session, 'wsId'>, row: Parameters<typeof managesAccount>[1]): void {
  if (!managesAccount(session, row)) throw new Failure('account_of_another_workspace');
}
