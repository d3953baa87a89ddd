import { createHash, timingSafeEqual } from 'node:crypto';
import { Unauthenticated } from '../../errors/index.ts';

/** The browser's public client: it gives no right, and only distinguishes our own program from a stray request (AUTH-12). */
const publicClient = 'web:web';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Throws `invalid_client` unless the header carries the basic authentication of a known client. */
export function authenticateClient(authorization: string | undefined): void {
  const encoded = /^Basic +([A-Za-z0-9+/=]{1,400})$/i.exec(authorization ?? '')?.[1];
  const given = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  if (!timingSafeEqual(digest(given), digest(publicClient))) throw new Unauthenticated('invalid_client');
}

/** The bearer token as presented; undefined when there is none or another scheme. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([^\s]{1,512})$/i.exec(authorization ?? '')?.[1];
}
