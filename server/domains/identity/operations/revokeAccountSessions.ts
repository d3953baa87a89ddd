import type { Handler } from '#server/kernel/call/handler.ts';
import { revokeKeysOf } from '../api-key/queries.ts';
import { requireRank } from '../account/ranks.ts';
import { lockSubject, rankOf, workspaceOf } from '../account/subject.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { revokeSessions } from '../session/revoke-sessions.ts';

/**
 * Ends every session that a person has in the caller's workspace, but for the one that calls, and on
 * request their API keys there (P11, P4).
 */
export const revokeAccountSessions: Handler<'revokeAccountSessions'> = async (call) => {
  const { db, session, args, now } = call;
  const wsId = workspaceOf(session);
  const revoked = await db.identity(async (query) => {
    const person = await lockSubject(query, session, args.id);
    requireRank(session.roles, rankOf(person));
    const count = await revokeSessions(query, { accountId: person.id, wsId, but: session.id, now });
    const keys = args.api_keys ? { accountId: person.id, wsId, by: session.accountId, now } : undefined;
    const detail = { revoked: count, ...(keys && { revoked_keys: await revokeKeysOf(query, keys) }) };
    await writeLog(query, call, { module: 'session', action: 'revokeAccountSessions', target: person.id, detail });
    return count;
  });
  return { revoked };
};
