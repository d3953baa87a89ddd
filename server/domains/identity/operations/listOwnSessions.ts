import type { Handler } from '#server/kernel/call/handler.ts';
import { presentSession } from '../session/present-sessions.ts';
import { lastUsed, sessionsOf } from '../session/sessions-of.ts';

/** Where the caller is signed in, in every workspace (P11). */
export const listOwnSessions: Handler<'listOwnSessions'> = async ({ db, session, now }) => {
  const { accountId } = session;
  const rows = await db.identity((query) => lastUsed(sessionsOf(query, { accountId, now })), { readOnly: true });
  return rows.map((row) => presentSession(row, session));
};
