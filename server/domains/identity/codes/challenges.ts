import { randomBytes } from 'node:crypto';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';

/** Ties what a sign-in still lacks to the browser that gave the password (AUTH-50). */
export const challengeCookie = 'pagewright_challenge';
/** The calls below `/api` that need it: those that sign in, and the one that sends a code. */
export const challengeCookieOptions: CookieOptions = { path: '/api', maxAge: lifetimes.challenge / 1000 };

/** What is lacking: the choice among workspaces, or a code of the second step. */
export type ChallengeKind = 'workspaces' | 'secondaryVerification';

export interface Challenge {
  id: string;
  kind: ChallengeKind;
  accountId: string;
  /** The workspace that the code is for; undefined for the platform, and while one is to be chosen. */
  wsId: string | undefined;
  /** Workspaces that were offered, or ways of the second step. */
  offered: readonly string[];
}

interface NewChallenge {
  kind: ChallengeKind;
  accountId: string;
  wsId?: string | undefined;
  offered?: readonly string[];
  now: Date;
}

/** Keeps what is lacking for five minutes. @returns the value of its cookie */
export async function storeChallenge(
  query: Query,
  { kind, accountId, wsId, offered = [], now }: NewChallenge,
): Promise<string> {
  const id = ulid();
  const secret = randomBytes(24).toString('base64url');
  await query.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  await query
    .insertInto('sign_in_challenges')
    .values({
      id,
      account_id: accountId,
      kind,
      browser_hash: hashToken(secret),
      ws_id: wsId ?? null,
      detail: json<Record<string, unknown>>({ offered }),
      created_at: now,
      expires_at: after(now, lifetimes.challenge),
    })
    .execute();
  return `${id}.${secret}`;
}

/** The browser's open challenge of a kind; undefined when there is none, or it has ended or been used. */
export async function findChallenge(
  query: Query,
  { kind, cookie, now }: { kind: ChallengeKind; cookie: string | undefined; now: Date },
): Promise<Challenge | undefined> {
  const [id, secret] = (cookie ?? '').split('.');
  if (!id || !secret) return undefined;
  const row = await query
    .selectFrom('sign_in_challenges')
    .select(['id', 'account_id', 'ws_id', 'detail'])
    .where('id', '=', id)
    .where('browser_hash', '=', hashToken(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const offered = row?.detail['offered'];
  if (!row || !Array.isArray(offered)) return undefined;
  const { id: found, account_id: accountId, ws_id } = row;
  return { id: found, kind, accountId, wsId: ws_id ?? undefined, offered: offered.map(String) };
}

/** A challenge ends with the sign-in that it was for; false when another request was faster. */
export async function spendChallenge(query: Query, id: string): Promise<boolean> {
  const row = await query.deleteFrom('sign_in_challenges').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
