import { Conflict } from '../errors/index.ts';

interface Versioned {
  ifMatch?: number | undefined;
  args: unknown;
}

/** True when the row has changed since the version of `If-Match`; a call without one takes the row as it is. */
export const isStale = (ifMatch: number | undefined, { version }: { version: number }): boolean =>
  ifMatch !== undefined && ifMatch !== version;

/** Throws `Conflict` with both values when the row has changed since the version of `If-Match`. */
export function requireVersion({ ifMatch, args }: Versioned, stored: { version: number }): void {
  if (isStale(ifMatch, stored)) throw new Conflict({ detail: { version: stored.version, stored, sent: args } });
}
