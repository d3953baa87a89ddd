import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys.ts';

/** What is stored of a token: nobody who reads the database can use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits; for tokens and for cookies that stand for a browser. */
export function randomToken(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

/**
 * The refresh token that follows the presented one. It is computed, not drawn, so that a parent presented twice gets the
 * same successor although only hashes are stored (P7, P10).
 */
export function successorOf(keys: Keys, parent: string, generation: number): string {
  return `pwr_${createHmac('sha256', keys.key('refresh-successor')).update(`${generation}.${parent}`).digest('base64url')}`;
}

/** The access token that belongs to a refresh token. */
export function accessTokenOf(keys: Keys, refreshToken: string): string {
  return `pwa_${createHmac('sha256', keys.key('access-of-refresh')).update(refreshToken).digest('base64url')}`;
}
