import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireRank } from '../account/ranks.ts';
import { findSubject, rankOf, requireManager } from '../account/subject.ts';
import { removeTotp } from '../totp/secrets.ts';

/**
 * Takes the app and the recovery codes away from a person who lost the telephone. Not from the caller, who has a call that asks
 * for the password, and not from people above (P4).
 */
export const endAccountTotp: Handler<'endAccountTotp'> = async (call) => {
  const { db, session, args } = call;
  if (args.id === session.accountId) throw new Failure('own_account');
  await db.identity(async (query) => {
    const row = await findSubject(query, session, args.id);
    requireManager(session, row);
    requireRank(session.roles, rankOf(row));
    if (!(await removeTotp(query, row.id))) throw new Failure('totp_not_set_up');
    await writeLog(query, call, { module: 'session', action: 'endAccountTotp', target: row.id });
  });
  return null;
};
