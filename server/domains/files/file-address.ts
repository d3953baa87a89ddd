import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where files of records are served. */
export const signedPath = '/files/signed/';

/** Milliseconds for which an address holds. */
export const addressLifetime = 15 * 60 * 1000;

/** What an address opens: one stored file of a workspace, or with `wsId` null of the platform. */
export interface FileAddress {
  wsId: string | null;
  id: string;
  /** The file's own name, or that of one of its variants. */
  name: string;
}

/**
 * The address of a file, until `until`. It alone gives the file: `<img>` and downloads carry no session. It is signed,
 * so it opens nothing else, and no table of addresses is needed.
 */
export function signAddress(key: Buffer, { wsId, id, name }: FileAddress, until: Date): string {
  const payload = Buffer.from(JSON.stringify([wsId, id, name, until.getTime()])).toString('base64url');
  return `${signedPath}${payload}.${signatureOf(key, payload)}`;
}

/** What the last part of an address opens; undefined when it was not signed with this key, or holds no longer. */
export function readTicket(key: Buffer, ticket: string, now: Date): FileAddress | undefined {
  const [payload = '', signature = ''] = ticket.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, payload))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const read: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  // Safe: only `signAddress` signs, and it signs this.
  const [wsId, id, name, until] = read as [string | null, string, string, number];
  return now.getTime() < until ? { wsId, id, name } : undefined;
}

function signatureOf(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url');
}
