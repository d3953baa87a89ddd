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
  const own = presentOwn(row, session.roles);
  const { support, wsId } = session;
  if (!support || wsId === undefined) return own;
  // No member: the account has no row in the workspace that it looks at.
  const customer_name = await customerName(db, wsId);
  return {
    ...own,
    ws_id: wsId,
    wsid: wsId,
    company: { name: customer_name },
    support: { customer_name, ends_at: support.endsAt.toISOString() },
  };
}

async function customerName(db: Database, wsId: string): Promise<string> {
  const row = await db.tenant(
    wsId,
    (query) => query.selectFrom('workspaces').select('customer_name').where('id', '=', wsId).executeTakeFirst(),
    { singleRead: true },
  );
  return row?.customer_name ?? '';
}
