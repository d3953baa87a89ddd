import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An access token opens calls; a refresh token only brings the next pair. The prefix shows people which one they have. */
export type TokenKind = 'access' | 'refresh';

const prefix: Readonly<Record<TokenKind, string>> = { access: 'pwa_', refresh: 'pwr_' };

/** A fresh opaque token of 256 random bits. */
export function newToken(kind: TokenKind): string {
  return prefix[kind] + randomBytes(32).toString('base64url');
}

/** What is stored instead of a token. A token has 256 bits, so a plain hash cannot be searched back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that follows a refresh token. Server key, parent and generation decide it, so a retried refresh gets the
 * same answer from any replica although only hashes are stored (P7, P10).
 */
export function successorOf(key: Buffer, parent: string, generation: number, kind: TokenKind): string {
  return prefix[kind] + createHmac('sha256', key).update(`${kind}\n${generation}\n${parent}`).digest('base64url');
}
