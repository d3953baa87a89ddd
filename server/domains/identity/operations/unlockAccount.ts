import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { forgetTries } from '../passwords/locks.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireRank } from '../account/ranks.ts';
import { findSubject, rankOf, requireManager } from '../account/subject.ts';

/**
 * Takes away the delay that wrong passwords brought upon an account (AUTH-47, ORG-12). Not upon the caller's own, and those
 * of people above: otherwise an attacker could continue guessing (P13).
 */
export const unlockAccount: Handler<'unlockAccount'> = async (call) => {
  const { db, session, args } = call;
  if (args.id === session.accountId) throw new Failure('own_account');
  await db.identity(async (query) => {
    const row = await findSubject(query, session, args.id);
    requireManager(session, row);
    requireRank(session.roles, rankOf(row));
    await forgetTries(query, row.username_key);
    await writeLog(query, call, { module: 'account', action: 'unlockAccount', target: row.id });
  });
  return null;
};
