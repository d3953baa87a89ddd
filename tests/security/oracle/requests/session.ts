import type { Answer } from '#openapi';
import type { Caller } from '../world/caller.ts';
import { guestIdOf } from '../world/guests.ts';
import { own, unknownId } from '../world/scopes.ts';
import type { Args, Requests } from './request.ts';

/** The session that the caller calls by. */
async function current(_world: unknown, caller: Caller): Promise<Args> {
  const { data } = await caller.call('listOwnSessions', {});
  // Safe: answers are validated against the contract; who may not call it is told of nothing.
  const sessions = Array.isArray(data) ? (data as Answer<'listOwnSessions'>) : [];
  return { id: sessions.find(({ is_current }) => is_current)?.id ?? unknownId };
}

/** Signed in to two workspaces. */
const ofBoth = { id: guestIdOf(own) };

/** Where the caller is signed in, and where people of the workspace are. */
export const session: Requests = {
  listOwnSessions: {},
  listOwnSecurityEvents: {},
  revokeOwnSession: { args: current },
  revokeOtherSessions: {},
  listAccountSessions: { names: { id: 'person' }, variants: [ofBoth] },
  revokeAccountSession: { names: { id: 'session' } },
  revokeAccountSessions: { names: { id: 'person' }, variants: [ofBoth] },
};
