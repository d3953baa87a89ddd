import { createHmac } from 'node:crypto';
import type { CookieOptions } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { lifetimes } from '../access/lifetimes.ts';

/** Ties a hand-over to the browser that signed in, where one cookie reaches both addresses. */
export const handoverCookie = 'pagewright_handover';

/** Its value, the same for every tab of a session: two that leave at once must not take the cookie from each other. */
export const handoverMark = (keys: Keys, familyId: string): string =>
  createHmac('sha256', keys.key('handover')).update(familyId).digest('base64url');

/** Of IPv4, as URLs spell it. One of IPv6 has no dot, or cannot have a domain either. */
const isAddress = /^[\d.]+$|^\[/;

/**
 * The cookie for the root address and the workspaces' below it; undefined where browsers keep none for both: on machines
 * without a domain, such as localhost, a ticket is bound by the browser's name and its 30 seconds alone.
 */
export function handoverCookieOptions(publicOrigin: string): (CookieOptions & { domain: string }) | undefined {
  const { hostname } = new URL(publicOrigin);
  if (!hostname.includes('.') || isAddress.test(hostname) || hostname.endsWith('.localhost')) return undefined;
  return { domain: hostname, path: '/api/oauth', maxAge: lifetimes.ticket / 1000 };
}
