import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { revokeKeysOf } from '../api-key/queries.ts';
import { revokeSessions } from '../session/revoke-sessions.ts';

/** Ends every session of the caller but the one that calls, in every workspace, and on request the API keys (P11). */
export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async (call) => {
  const { db, session, args, now } = call;
  const { accountId } = session;
  const revoked = await db.identity(async (query) => {
    const count = await revokeSessions(query, { accountId, but: session.id, now });
    const keys = args.api_keys ? { accountId, by: accountId, now } : undefined;
    const detail = { revoked: count, ...(keys && { revoked_keys: await revokeKeysOf(query, keys) }) };
    await writeLog(query, call, { module: 'session', action: 'revokeOtherSessions', target: accountId, detail });
    return count;
  });
  return { revoked };
};
