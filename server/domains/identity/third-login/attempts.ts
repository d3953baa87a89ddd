import { createHmac, randomBytes } from 'node:crypto';
import type { Query } from '#server/kernel/db/index.ts';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';
import type { LoginTag, ThirdPartyTag } from './set-up.ts';

/** Ties a sign-in at a third party to the browser in which it began; it opens nothing by itself. */
export const browserCookie = 'pagewright_third_party';
export const browserCookieOptions: CookieOptions = { path: '/api', maxAge: lifetimes.thirdParty / 1000 };

/** The browser's own secret: the one that it has, so that two tabs do not disturb each other, or a new one. */
export const browserSecret = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{32}$/.test(cookie) ? cookie : randomBytes(24).toString('base64url');

/** What PKCE proves at the exchange, made of the state by the server's key, so that it is stored nowhere. */
export const codeVerifier = (key: Buffer, state: string): string =>
  createHmac('sha256', key).update(state).digest('base64url');

interface NewAttempt {
  wsId: string;
  tag: ThirdPartyTag;
  /** The set-up that it is made with, `setUpHash` of `ThirdPartyOfWorkspace`. */
  place: string;
  browser: string;
  redirectUri: string;
  /** Begun inside the third party's program, by a link to an application (ROLE-12). */
  isEmbedded: boolean;
  now: Date;
}

/** Begins a sign-in at a third party; it ends in ten minutes. @returns its state, which begins with tag and workspace */
export async function beginAttempt(query: Query, attempt: NewAttempt): Promise<string> {
  const { wsId, tag, place, browser, redirectUri, isEmbedded, now } = attempt;
  const state = `${tag}.${wsId}.${randomBytes(18).toString('base64url')}`;
  await query.deleteFrom('third_party_attempts').where('expires_at', '<=', now).execute();
  await query
    .insertInto('third_party_attempts')
    .values({
      state_hash: hashToken(state),
      ws_id: wsId,
      tag,
      place,
      browser_hash: hashToken(browser),
      redirect_uri: redirectUri,
      is_embedded: isEmbedded,
      created_at: now,
      expires_at: after(now, lifetimes.thirdParty),
    })
    .execute();
  return state;
}

interface Returned {
  state: string;
  wsId: string;
  tag: LoginTag;
  cookie: string | undefined;
  now: Date;
}

/** An attempt that this browser began. */
export interface Begun {
  place: string;
  /** Where it came back to. */
  redirectUri: string;
  isEmbedded: boolean;
}

/** Ends the attempt that this browser began, whatever comes of it: a state counts once. */
export async function spendAttempt(query: Query, returned: Returned): Promise<Begun | undefined> {
  const { state, wsId, tag, cookie, now } = returned;
  if (tag === 'ld' || cookie === undefined) return undefined;
  return query
    .deleteFrom('third_party_attempts')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(cookie))
    .where('ws_id', '=', wsId)
    .where('tag', '=', tag)
    .where('expires_at', '>', now)
    .returning(['place', 'redirect_uri as redirectUri', 'is_embedded as isEmbedded'])
    .executeTakeFirst();
}
