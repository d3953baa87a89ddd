import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { revokeFamily } from '../session/families.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { presentSession } from '../session/present-sessions.ts';
import { sessionsOf } from '../session/sessions-of.ts';

/** Ends one session of the caller (P11). Throws `NotFound` for another account's, and for one that has ended (P2). */
export const revokeOwnSession: Handler<'revokeOwnSession'> = async (call) => {
  const { db, session, args, now } = call;
  const { accountId } = session;
  await db.identity(async (query) => {
    const row = await sessionsOf(query, { accountId, now }).where('family.id', '=', args.id).executeTakeFirst();
    if (!row) throw new NotFound();
    await revokeFamily(query, row.id, 'revoked', now);
    const before = presentSession(row, session);
    await writeLog(query, call, { module: 'session', action: 'revokeOwnSession', target: accountId, before });
  });
  return null;
};
