import { createHash } from 'node:crypto';

/** What PKCE shows in advance of the verifier (RFC 7636, S256). */
export const codeChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
