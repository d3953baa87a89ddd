import { keptQuery, type Query, sendAlong, ulid } from '#server/kernel/db/index.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken, newToken } from '../access/token.ts';

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

interface Hashes extends Pick<TokenPair, 'accessExpiresAt' | 'refreshExpiresAt'> {
  accessHash: string;
  refreshHash: string;
}

// Every sign-in runs these three, so that they are built once.
const storing = keptQuery((query, given: Stored & Hashes) => {
  const { familyId: family_id, accountId: account_id, generation, now: created_at } = given;
  const row = { family_id, account_id, generation, created_at };
  return query.insertInto('tokens').values([
    { ...row, kind: 'access', hash: given.accessHash, expires_at: given.accessExpiresAt },
    { ...row, kind: 'refresh', hash: given.refreshHash, expires_at: given.refreshExpiresAt },
  ]);
});

/** Stores a generation's pair, sent along with what follows. */
export function storePair(
  query: Query,
  stored: Stored,
  { access, refresh }: { access: string; refresh: string },
): TokenPair {
  const pair = {
    access,
    accessExpiresAt: after(stored.now, lifetimes.access),
    refresh,
    refreshExpiresAt: after(stored.now, lifetimes.refresh),
  };
  sendAlong(
    query,
    storing(query, { ...stored, ...pair, accessHash: hashToken(access), refreshHash: hashToken(refresh) }),
  );
  return pair;
}

export interface NewFamily {
  accountId: string;
  wsId: string | undefined;
  sessionEpoch: number;
  now: Date;
  ip: string;
  userAgent: string | undefined;
  /** The only application that the session may open; absent for everybody who signed in. */
  appId?: string | null;
  /** Begun inside the program of a third party, by a link to an application (ROLE-12). */
  isEmbedded?: boolean;
}

/** How many ended sessions a new one clears away: more than one, so that they become fewer. */
const clearedAtOnce = 4;

/** A part of the sessions that ended long ago, with their tokens, whoever they were of: many people do not come back. */
const clearing = keptQuery((query, given: { endedBefore: Date }) =>
  query
    .deleteFrom('token_families')
    .where('id', 'in', (ended) =>
      ended
        .selectFrom('token_families')
        .select('id')
        .where('expires_at', '<', given.endedBefore)
        .orderBy('expires_at')
        .limit(clearedAtOnce)
        .forUpdate()
        .skipLocked(),
    ),
);

interface FamilyRow extends Omit<NewFamily, 'wsId' | 'userAgent' | 'appId' | 'isEmbedded'> {
  familyId: string;
  wsId: string | null;
  userAgent: string | null;
  appId: string | null;
  isEmbedded: boolean;
  expiresAt: Date;
}

const beginning = keptQuery((query, row: FamilyRow) =>
  query.insertInto('token_families').values({
    id: row.familyId,
    account_id: row.accountId,
    ws_id: row.wsId,
    client_id: 'web',
    session_epoch: row.sessionEpoch,
    generation: 1,
    expires_at: row.expiresAt,
    created_by: row.accountId,
    created_at: row.now,
    updated_at: row.now,
    ip: row.ip,
    user_agent: row.userAgent,
    app_id: row.appId,
    is_embedded: row.isEmbedded,
  }),
);

/**
 * Begins a session, sent along with what follows. Some sessions that ended long ago are cleared away at the same time.
 */
export function openFamily(query: Query, family: NewFamily): TokenPair {
  const { accountId, now } = family;
  const familyId = ulid();
  sendAlong(query, clearing(query, { endedBefore: after(now, -lifetimes.refresh) }));
  const row: FamilyRow = {
    ...family,
    familyId,
    wsId: family.wsId ?? null,
    userAgent: family.userAgent?.slice(0, 300) ?? null,
    appId: family.appId ?? null,
    isEmbedded: family.isEmbedded ?? false,
    expiresAt: after(now, lifetimes.refresh),
  };
  sendAlong(query, beginning(query, row));
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

/** Ends a session that goes on elsewhere. @returns what goes on; undefined when it has ended before: nothing does (P11) */
export async function endLiving(
  query: Query,
  { familyId, sessionEpoch, now }: { familyId: string; sessionEpoch: number; now: Date },
): Promise<{ isEmbedded: boolean } | undefined> {
  return query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: 'handed over', updated_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .where('session_epoch', '=', sessionEpoch)
    .returning('is_embedded as isEmbedded')
    .executeTakeFirst();
}
