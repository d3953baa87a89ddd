import type { Database, Query, ScopeOptions } from '../db/index.ts';
import { NotAllowed } from '../errors/index.ts';
import type { Session } from '../call/session.ts';

/** Who asks; every call has it. */
export interface Caller {
  db: Database;
  session: Session;
}

/** Runs work on the caller's workspace. Throws `NotAllowed` for accounts of the platform, which have none. */
export async function inWorkspace<T>(
  { db, session }: Caller,
  work: (query: Query, wsId: string) => Promise<T>,
  options?: ScopeOptions,
): Promise<T> {
  const { wsId } = session;
  if (wsId === undefined) throw new NotAllowed();
  return db.tenant(wsId, (query) => work(query, wsId), options);
}
