import { randomBytes } from 'node:crypto';

const start = 'pwk_';
/** Enough to distinguish keys, too little to guess one. */
const shown = start.length + 6;

/** Whether a bearer token is an API key rather than the token of a session. */
export function isKeySecret(token: string): boolean {
  return token.startsWith(start);
}

/** A fresh secret of 256 random bits, and the part of it that lists show. */
export function newKeySecret(): { secret: string; prefix: string } {
  const secret = start + randomBytes(32).toString('base64url');
  return { secret, prefix: secret.slice(0, shown) };
}
