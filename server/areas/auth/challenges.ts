import { randomBytes } from 'node:crypto';
import { json, type Query, ulid } from '../../db/index.ts';
import type { CookieOptions } from '../../http/handler.ts';
import { after, lifetimes } from './lifetimes.ts';
import { hashToken } from './token.ts';

/** Ties the choice of a workspace to the browser that gave the password (AUTH-50). */
export const challengeCookie = 'pagewright_challenge';
export const challengeCookieOptions: CookieOptions = { path: '/api/oauth', maxAge: lifetimes.challenge / 1000 };

export interface Challenge {
  id: string;
  accountId: string;
  /** Workspaces that were offered. */
  offered: readonly string[];
}

/** Keeps what was offered for five minutes. @returns the value of its cookie */
export async function storeChallenge(
  query: Query,
  { accountId, offered, now }: { accountId: string; offered: readonly string[]; now: Date },
): Promise<string> {
  const id = ulid();
  const secret = randomBytes(24).toString('base64url');
  await query.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  await query
    .insertInto('sign_in_challenges')
    .values({
      id,
      account_id: accountId,
      kind: 'workspaces',
      browser_hash: hashToken(secret),
      detail: json<Record<string, unknown>>({ offered }),
      created_at: now,
      expires_at: after(now, lifetimes.challenge),
    })
    .execute();
  return `${id}.${secret}`;
}

/** The browser's open challenge; undefined when there is none, or it has ended or been used. */
export async function findChallenge(
  query: Query,
  cookie: string | undefined,
  now: Date,
): Promise<Challenge | undefined> {
  const [id, secret] = (cookie ?? '').split('.');
  if (!id || !secret) return undefined;
  const row = await query
    .selectFrom('sign_in_challenges')
    .select(['id', 'account_id', 'detail'])
    .where('id', '=', id)
    .where('browser_hash', '=', hashToken(secret))
    .where('kind', '=', 'workspaces')
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const offered = row?.detail['offered'];
  if (!row || !Array.isArray(offered)) return undefined;
  return { id: row.id, accountId: row.account_id, offered: offered.map(String) };
}

/** A challenge ends with the sign-in that it was for; false when another request was faster. */
export async function spendChallenge(query: Query, id: string): Promise<boolean> {
  const row = await query.deleteFrom('sign_in_challenges').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
