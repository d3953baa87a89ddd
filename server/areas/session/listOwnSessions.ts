import type { Handler } from '../../http/handler.ts';
import { presentSession } from './present.ts';
import { lastUsed, sessionsOf } from './sessions-of.ts';

/** Where the caller is signed in, in every workspace (P11). */
export const listOwnSessions: Handler<'listOwnSessions'> = async ({ db, session, now }) => {
  const { accountId } = session;
  const rows = await db.identity((query) => lastUsed(sessionsOf(query, { accountId, now })), { readOnly: true });
  return rows.map((row) => presentSession(row, session));
};
