import { Conflict } from '../errors/index.ts';

interface Versioned {
  ifMatch?: number | undefined;
  args: unknown;
}

/** Throws `Conflict` with both values when the row has changed since the version of `If-Match`. */
export function requireVersion({ ifMatch, args }: Versioned, stored: { version: number }): void {
  if (ifMatch === undefined || ifMatch === stored.version) return;
  throw new Conflict({ detail: { version: stored.version, stored, sent: args } });
}
