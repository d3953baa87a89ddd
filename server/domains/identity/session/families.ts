import { enqueue, type Query, ulid } from '#server/kernel/db/index.ts';
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

/** Enqueues the storing of a generation's pair. */
export function storePair(
  query: Query,
  { familyId, accountId, generation, now }: Stored,
  { access, refresh }: { access: string; refresh: string },
): TokenPair {
  const accessExpiresAt = after(now, lifetimes.access);
  const refreshExpiresAt = after(now, lifetimes.refresh);
  const row = { family_id: familyId, account_id: accountId, generation, created_at: now };
  const rows = query.insertInto('tokens').values([
    { ...row, kind: 'access', hash: hashToken(access), expires_at: accessExpiresAt },
    { ...row, kind: 'refresh', hash: hashToken(refresh), expires_at: refreshExpiresAt },
  ]);
  enqueue(query, rows);
  return { access, accessExpiresAt, refresh, refreshExpiresAt };
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
  /** Opened only to set up codes by an app. */
  mustSetUpTotp?: boolean;
  /** Begun with the account's own password, and not by a directory or a third party. */
  byPassword?: boolean;
  /** The consent of the customer that the session lives by. */
  consentId?: string;
}

/** How many ended sessions a new one clears away: more than one, so that they become fewer. */
const clearedAtOnce = 4;

/** A part of the sessions that ended long ago, with their tokens, of all people: many do not come back. */
const clearing = (query: Query, endedBefore: Date) =>
  query
    .deleteFrom('token_families')
    .where('id', 'in', (ended) =>
      ended
        .selectFrom('token_families')
        .select('id')
        .where('expires_at', '<', endedBefore)
        .orderBy('expires_at')
        .limit(clearedAtOnce)
        .forUpdate()
        .skipLocked(),
    );

/** Enqueues the beginning of a session. Some sessions that ended long ago are cleared away at the same time. */
export function openFamily(query: Query, family: NewFamily): TokenPair {
  const { accountId, now } = family;
  const familyId = ulid();
  enqueue(query, clearing(query, after(now, -lifetimes.refresh)));
  const row = query.insertInto('token_families').values({
    id: familyId,
    account_id: accountId,
    ws_id: family.wsId ?? null,
    client_id: 'web',
    session_epoch: family.sessionEpoch,
    generation: 1,
    expires_at: after(now, lifetimes.refresh),
    created_by: accountId,
    created_at: now,
    updated_at: now,
    ip: family.ip,
    user_agent: family.userAgent?.slice(0, 300) ?? null,
    app_id: family.appId ?? null,
    is_embedded: family.isEmbedded ?? false,
    must_set_up_totp: family.mustSetUpTotp ?? false,
    by_password: family.byPassword ?? false,
    consent_id: family.consentId ?? null,
  });
  enqueue(query, row);
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

/** Ends a session that continues elsewhere. @returns what continues; undefined when the session has ended before (P11) */
export async function endLiving(
  query: Query,
  { familyId, sessionEpoch, now }: { familyId: string; sessionEpoch: number; now: Date },
): Promise<{ isEmbedded: boolean; mustSetUpTotp: boolean; byPassword: boolean } | undefined> {
  return query
    .updateTable('token_families')
    .set({ revoked_at: now, revoked_reason: 'handed over', updated_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .where('session_epoch', '=', sessionEpoch)
    .returning(['is_embedded as isEmbedded', 'must_set_up_totp as mustSetUpTotp', 'by_password as byPassword'])
    .executeTakeFirst();
}
