import type { Handler } from '../../http/handler.ts';
import { forgetTries } from '../auth/locks.ts';
import { writeLog } from '../log/write-log.ts';
import { findSubject, requireHome } from './subject.ts';

/** Takes away the delay that wrong passwords brought upon an account (AUTH-47, ORG-12). */
export const unlockAccount: Handler<'unlockAccount'> = async (call) => {
  const { db, session, args } = call;
  await db.identity(async (query) => {
    const row = await findSubject(query, session, args.id);
    requireHome(session, row);
    await forgetTries(query, row.username_key);
    await writeLog(query, call, { module: 'account', action: 'unlockAccount', target: row.id });
  });
  return null;
};
