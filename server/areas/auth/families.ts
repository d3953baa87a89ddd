import type { Insertable } from 'kysely';
import { type Query, sendAlong, type Tables, ulid } from '../../db/index.ts';
import { after, lifetimes } from './lifetimes.ts';
import { hashToken, newToken } from './token.ts';

/** A session's two tokens as they are handed out; only their hashes are stored. */
export interface TokenPair {
  access: string;
  accessExpiresAt: Date;
  refresh: string;
  refreshExpiresAt: Date;
}

interface Stored {
  familyId: string;
  accountId: string;
  generation: number;
  now: Date;
}

/** Stores a generation's pair, sent along with what follows. */
export function storePair(
  query: Query,
  { familyId, accountId, generation, now }: Stored,
  { access, refresh }: { access: string; refresh: string },
): TokenPair {
  const pair = {
    access,
    accessExpiresAt: after(now, lifetimes.access),
    refresh,
    refreshExpiresAt: after(now, lifetimes.refresh),
  };
  const row = { family_id: familyId, account_id: accountId, generation, created_at: now };
  const rows: Insertable<Tables['tokens']>[] = [
    { ...row, kind: 'access', hash: hashToken(access), expires_at: pair.accessExpiresAt },
    { ...row, kind: 'refresh', hash: hashToken(refresh), expires_at: pair.refreshExpiresAt },
  ];
  sendAlong(query, query.insertInto('tokens').values(rows));
  return pair;
}

export interface NewFamily {
  accountId: string;
  wsId: string | undefined;
  sessionEpoch: number;
  now: Date;
  ip: string;
  userAgent: string | undefined;
}

/**
 * Begins a session, sent along with what follows. The account's sessions that ended long ago are cleared away at the
 * same time.
 */
export function openFamily(query: Query, family: NewFamily): TokenPair {
  const { accountId, wsId, sessionEpoch, now, ip, userAgent } = family;
  const ended = query
    .deleteFrom('token_families')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', after(now, -lifetimes.refresh));
  sendAlong(query, ended);
  const familyId = ulid();
  const begun = query.insertInto('token_families').values({
    id: familyId,
    account_id: accountId,
    ws_id: wsId ?? null,
    client_id: 'web',
    session_epoch: sessionEpoch,
    generation: 1,
    expires_at: after(now, lifetimes.refresh),
    created_by: accountId,
    created_at: now,
    ip,
    user_agent: userAgent?.slice(0, 300) ?? null,
  });
  sendAlong(query, begun);
  const tokens = { access: newToken('access'), refresh: newToken('refresh') };
  return storePair(query, { familyId, accountId, generation: 1, now }, tokens);
}

/** Ends a session: all its tokens are refused from the next request on (P11). */
export async function revokeFamily(query: Query, familyId: string, reason: string, now: Date): Promise<void> {
  await query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: reason, updated_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}
