import type { Query } from '#server/kernel/db/index.ts';
import { leaveNotifications } from '#server/domains/notifications/index.ts';
import { revokeKeysOf } from '../api-key/queries.ts';

interface Leaving {
  accountId: string;
  /** Without one, every workspace. */
  wsId: string | undefined;
  reason: 'disabled' | 'left' | 'deleted';
  now: Date;
}

/** Ends the sessions that a person has in a workspace, or everywhere; they are refused from the next request on (P11). */
export async function endSessions(query: Query, { accountId, wsId, reason, now }: Leaving): Promise<void> {
  const sessions = query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: reason, updated_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  await (wsId === undefined ? sessions : sessions.where('ws_id', '=', wsId)).execute();
}

async function leaveApplications(query: Query, { accountId, wsId, reason, now }: Leaving): Promise<void> {
  if (reason === 'deleted') {
    await query
      .updateTable('application_members')
      .set({ deleted_at: now, updated_at: now })
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .execute();
    return;
  }
  const roles = query.deleteFrom('application_members').where('account_id', '=', accountId);
  await (wsId === undefined ? roles : roles.where('ws_id', '=', wsId)).execute();
}

/**
 * Takes a person out of a workspace, or of every one: membership, roles in its applications, notifications, third parties, API
 * keys, and sessions. A person who is invited again starts without them; a deleted account keeps its roles for its restoration.
 */
export async function leaveWorkspace(query: Query, leaving: Leaving): Promise<void> {
  const { accountId, wsId, reason, now } = leaving;
  const memberships = query
    .updateTable('memberships')
    .set((membership) => ({ deleted_at: now, updated_at: now, version: membership('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);
  await leaveNotifications(query, { accountId, wsId });
  const logins = query.deleteFrom('third_party_logins').where('account_id', '=', accountId);
  await (wsId === undefined ? memberships : memberships.where('ws_id', '=', wsId)).execute();
  await leaveApplications(query, { accountId, wsId, reason, now });
  await (wsId === undefined ? logins : logins.where('ws_id', '=', wsId)).execute();
  await revokeKeysOf(query, { accountId, wsId, now });
  await endSessions(query, leaving);
}
