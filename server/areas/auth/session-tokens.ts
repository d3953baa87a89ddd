import { type Query, ulid } from '../../db/index.ts';
import type { Keys } from '../../keys.ts';
import { after, lifetimes } from './lifetimes.ts';
import { hashToken, newToken, successorOf } from './token.ts';

export interface TokenPair {
  accessToken: string;
  accessTokenExpiresAt: Date;
  refreshToken: string;
  refreshTokenExpiresAt: Date;
}

interface Family {
  id: string;
  accountId: string;
  generation: number;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The pair that follows a refresh token: computed, so that a retry gets the same one (P7, P10). */
function following(keys: Keys, parent: string, generation: number): Tokens {
  const key = keys.key('refresh-successor');
  return {
    accessToken: successorOf(key, parent, generation, 'access'),
    refreshToken: successorOf(key, parent, generation, 'refresh'),
  };
}

async function storePair(query: Query, family: Family, tokens: Tokens, now: Date): Promise<TokenPair> {
  const pair: TokenPair = {
    ...tokens,
    accessTokenExpiresAt: after(now, lifetimes.access),
    refreshTokenExpiresAt: after(now, lifetimes.refresh),
  };
  const shared = { family_id: family.id, account_id: family.accountId, generation: family.generation, created_at: now };
  await query
    .insertInto('tokens')
    .values([
      { ...shared, hash: hashToken(pair.accessToken), kind: 'access', expires_at: pair.accessTokenExpiresAt },
      { ...shared, hash: hashToken(pair.refreshToken), kind: 'refresh', expires_at: pair.refreshTokenExpiresAt },
    ])
    .execute();
  return pair;
}

export interface NewSession {
  accountId: string;
  wsId: string | null;
  epoch: number;
  ip: string;
  userAgent: string | undefined;
}

/** Begins a family of tokens: one sign-in. */
export async function openSession(query: Query, session: NewSession, now: Date): Promise<TokenPair> {
  const id = ulid();
  await query
    .insertInto('token_families')
    .values({
      id,
      account_id: session.accountId,
      ws_id: session.wsId,
      client_id: 'web',
      session_epoch: session.epoch,
      generation: 1,
      expires_at: after(now, lifetimes.refresh),
      ip: session.ip,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      created_by: session.accountId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const tokens = { accessToken: newToken('access'), refreshToken: newToken('refresh') };
  return storePair(query, { id, accountId: session.accountId, generation: 1 }, tokens, now);
}

export type Rotation =
  | { outcome: 'renewed'; pair: TokenPair; familyId: string; accountId: string; wsId: string | null }
  | { outcome: 'unknown' | 'expired' | 'ended' }
  /** A token was presented that had been replaced before: the family is dead now (P8, P9). */
  | { outcome: 'reused'; accountId: string; wsId: string | null };

/** Exchanges a refresh token. One of many presenting the same one makes the successor, the others get the same (P7). */
export async function rotate(query: Query, keys: Keys, presented: string, now: Date): Promise<Rotation> {
  const found = await query
    .selectFrom('tokens')
    .innerJoin('token_families as family', 'family.id', 'tokens.family_id')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .where('tokens.hash', '=', hashToken(presented))
    .where('tokens.kind', '=', 'refresh')
    .select([
      'family.id',
      'family.account_id',
      'family.ws_id',
      'family.generation as current',
      'family.revoked_at',
      'family.session_epoch',
      'accounts.session_epoch as epoch',
      'tokens.generation',
      'tokens.expires_at',
      'tokens.used_at',
    ])
    .forUpdate('family')
    .executeTakeFirst();
  if (!found) return { outcome: 'unknown' };
  if (found.revoked_at || found.session_epoch !== found.epoch) return { outcome: 'ended' };
  if (found.expires_at <= now) return { outcome: 'expired' };
  const facts = { familyId: found.id, accountId: found.account_id, wsId: found.ws_id };
  const successor = following(keys, presented, found.generation);
  if (found.generation === found.current) {
    const family = { id: found.id, accountId: found.account_id, generation: found.generation + 1 };
    await query.updateTable('tokens').set({ used_at: now }).where('hash', '=', hashToken(presented)).execute();
    await query
      .updateTable('token_families')
      .set({ generation: family.generation, updated_at: now, expires_at: after(now, lifetimes.refresh) })
      .where('id', '=', found.id)
      .execute();
    return { outcome: 'renewed', pair: await storePair(query, family, successor, now), ...facts };
  }
  const isRetry =
    found.generation === found.current - 1 &&
    found.used_at !== null &&
    now.getTime() - found.used_at.getTime() <= lifetimes.grace;
  if (isRetry) return { outcome: 'renewed', pair: await storedPair(query, successor), ...facts };
  await revokeFamily(query, found.id, 'reuse', now);
  return { outcome: 'reused', ...facts };
}

/** The successor again, with the times it was made with. */
async function storedPair(query: Query, tokens: Tokens): Promise<TokenPair> {
  const expiry = async (token: string): Promise<Date> => {
    const row = await query
      .selectFrom('tokens')
      .select('expires_at')
      .where('hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return row.expires_at;
  };
  return {
    ...tokens,
    accessTokenExpiresAt: await expiry(tokens.accessToken),
    refreshTokenExpiresAt: await expiry(tokens.refreshToken),
  };
}

/** Ends a session: its tokens are refused from the next request on (P11). */
export async function revokeFamily(query: Query, familyId: string, reason: string, now: Date): Promise<void> {
  await query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: reason, updated_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}
