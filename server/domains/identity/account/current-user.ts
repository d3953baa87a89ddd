import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { Unauthenticated } from '#server/kernel/errors/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { presentOwn } from './present.ts';
import { findAccount } from './queries.ts';

/** The caller, read again (SESS-28). */
export async function currentUser(db: Database, session: Session): Promise<Schemas['User']> {
  const row = await db.identity((query) => findAccount(query, session.accountId, session.wsId), { readOnly: true });
  if (!row) throw new Unauthenticated('invalid_auth');
  return presentOwn(row, session.roles);
}
