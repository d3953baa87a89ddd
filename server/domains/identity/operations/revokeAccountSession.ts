import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { requireRank } from '../account/ranks.ts';
import { lockSubject, rankOf, workspaceOf } from '../account/subject.ts';
import { revokeFamily } from '../session/families.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { presentSession } from '../session/present-sessions.ts';
import { sessionsOf } from '../session/sessions-of.ts';

/**
 * Ends one session that a person has in the caller's workspace (P11). Throws `NotFound` for a session elsewhere or one
 * that has ended (P2), and `role_above_own` for people of a higher rank (P4).
 */
export const revokeAccountSession: Handler<'revokeAccountSession'> = async (call) => {
  const { db, session, args, now } = call;
  const wsId = workspaceOf(session);
  await db.identity(async (query) => {
    const found = await query
      .selectFrom('token_families')
      .select('account_id')
      .where('id', '=', args.id)
      .where('ws_id', '=', wsId)
      .executeTakeFirst();
    if (!found) throw new NotFound();
    const person = await lockSubject(query, session, found.account_id);
    const accountId = person.id;
    const row = await sessionsOf(query, { accountId, now }).where('family.id', '=', args.id).executeTakeFirst();
    if (!row) throw new NotFound();
    requireRank(session.roles, rankOf(person));
    await revokeFamily(query, row.id, 'revoked', now);
    const before = presentSession(row, session);
    await writeLog(query, call, { module: 'session', action: 'revokeAccountSession', target: accountId, before });
  });
  return null;
};
