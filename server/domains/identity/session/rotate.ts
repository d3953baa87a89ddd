import type { Query } from '#server/kernel/db/index.ts';
import { revokeFamily, storePair, type TokenPair } from './families.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken, successorOf } from '../access/token.ts';

export type RefreshFailure = 'refresh_token_has_expired' | 'refresh_token_is_invalid';

export interface Family {
  familyId: string;
  accountId: string;
  username: string;
  wsId: string | null;
}

export type Rotation =
  | ({ outcome: 'rotated'; pair: TokenPair } & Family)
  | { outcome: 'refused'; failure: RefreshFailure }
  /** The family is revoked: a token that was already used was presented again. */
  | ({ outcome: 'reused' } & Family);

export interface Presented {
  token: string;
  /** The workspace that the caller believes to be in; empty when it does not say. */
  wsId: string;
  key: Buffer;
  now: Date;
}

const refused = (failure: RefreshFailure): Rotation => ({ outcome: 'refused', failure });

/** The presented refresh token with its family and account as they are now. */
function findToken(query: Query, token: string) {
  return query
    .selectFrom('tokens')
    .innerJoin('token_families as family', 'family.id', 'tokens.family_id')
    .innerJoin('accounts', 'accounts.id', 'family.account_id')
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.kind', '=', 'refresh')
    .select([
      'tokens.generation',
      'tokens.expires_at',
      'tokens.used_at',
      'family.id as familyId',
      'family.account_id as accountId',
      'family.ws_id as wsId',
      'family.generation as current',
      'family.revoked_at',
      'family.session_epoch',
      'accounts.username',
      'accounts.session_epoch as accountEpoch',
      'accounts.status',
      'accounts.deleted_at',
    ])
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findToken>>>;

const isDead = (found: Found): boolean =>
  found.revoked_at !== null ||
  found.session_epoch !== found.accountEpoch ||
  found.status !== 'active' ||
  found.deleted_at !== null;

/** Within the grace after the use, or before it by as little: a clock that was set back revives no parent. */
const isNear = (now: Date, usedAt: Date): boolean => Math.abs(now.getTime() - usedAt.getTime()) <= lifetimes.grace;

/**
 * Exchanges a refresh token. The first one wins; the same token again within the grace gets the same successor, which
 * is derived and not stored (P7, P10); an older one, or the same one later, ends the whole session (P8, P9).
 */
export async function rotate(query: Query, presented: Presented): Promise<Rotation> {
  const { token, wsId, key, now } = presented;
  let found = await findToken(query, token);
  if (!found || (wsId !== '' && wsId !== found.wsId)) return refused('refresh_token_is_invalid');
  if (found.generation === found.current) {
    // Only a request that may win waits for the lock; all others read.
    await query.selectFrom('token_families').select('id').where('id', '=', found.familyId).forUpdate().execute();
    found = (await findToken(query, token)) ?? found;
  }
  if (isDead(found)) return refused('refresh_token_is_invalid');
  if (found.expires_at <= now) return refused('refresh_token_has_expired');
  const { familyId, accountId, username, generation, current } = found;
  const family: Family = { familyId, accountId, username, wsId: found.wsId };
  if (generation === current) return { outcome: 'rotated', pair: await win(query, presented, found), ...family };
  const isWithinGrace = found.used_at !== null && isNear(now, found.used_at);
  if (generation === current - 1 && isWithinGrace) {
    return { outcome: 'rotated', pair: await repeat(query, token, key, generation), ...family };
  }
  await revokeFamily(query, familyId, 'reuse', now);
  return { outcome: 'reused', ...family };
}

async function win(query: Query, { token, key, now }: Presented, found: Found): Promise<TokenPair> {
  const { familyId, accountId } = found;
  const generation = found.generation + 1;
  await query.deleteFrom('tokens').where('family_id', '=', familyId).where('expires_at', '<', now).execute();
  await query.updateTable('tokens').set({ used_at: now }).where('hash', '=', hashToken(token)).execute();
  await query
    .updateTable('token_families')
    .set({ generation, expires_at: after(now, lifetimes.refresh), updated_at: now })
    .where('id', '=', familyId)
    .execute();
  return storePair(query, { familyId, accountId, generation, now }, successors(token, key, found.generation));
}

const successors = (token: string, key: Buffer, generation: number) => ({
  access: successorOf(key, token, generation, 'access'),
  refresh: successorOf(key, token, generation, 'refresh'),
});

/** The pair that the winner was given, with the same ends. */
async function repeat(query: Query, token: string, key: Buffer, generation: number): Promise<TokenPair> {
  const { access, refresh } = successors(token, key, generation);
  const rows = await query
    .selectFrom('tokens')
    .select(['hash', 'expires_at'])
    .where('hash', 'in', [hashToken(access), hashToken(refresh)])
    .execute();
  const endOf = (of: string): Date => {
    const row = rows.find(({ hash }) => hash === hashToken(of));
    if (!row) throw new Error('The successor of a refresh token is not stored: the secret was changed.');
    return row.expires_at;
  };
  return { access, accessExpiresAt: endOf(access), refresh, refreshExpiresAt: endOf(refresh) };
}
