import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { revokeSessions } from '../session/revoke-sessions.ts';

/** Ends every session of the caller but the one that calls, in every workspace (P11). */
export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async (call) => {
  const { db, session, now } = call;
  const { accountId } = session;
  const revoked = await db.identity(async (query) => {
    const count = await revokeSessions(query, { accountId, but: session.id, now });
    const detail = { revoked: count };
    await writeLog(query, call, { module: 'session', action: 'revokeOtherSessions', target: accountId, detail });
    return count;
  });
  return { revoked };
};
