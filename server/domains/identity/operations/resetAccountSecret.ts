import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { forgetTries } from '../passwords/locks.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { revokeKeysOf } from '../api-key/queries.ts';
import { requireRank } from '../account/ranks.ts';
import { storePassword } from '../passwords/store-password.ts';
import { lockSubject, rankOf, requireManager } from '../account/subject.ts';
import type { Passwords } from '../passwords/password.ts';
import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when they are read out. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const inGroup = 4;

const group = (): string =>
  Array.from({ length: inGroup }, () => characters.charAt(randomInt(characters.length))).join('');

/** A password to be used once, of 92 random bits, in groups that can be read out (ORG-17). */
function oneTimePassword(): string {
  return Array.from({ length: groups }, group).join('-');
}

/**
 * Gives an account a password that is shown this once and has to be changed at the next sign-in; all its sessions
 * and API keys end (ORG-17, P11). Throws `account_of_another_workspace`, `role_above_own`, `own_account`.
 */
export const resetAccountSecret: Handler<'resetAccountSecret', { passwords: Passwords }> = async (call) => {
  const { db, services, session, args, now } = call;
  if (args.id === session.accountId) throw new Failure('own_account');
  const password = oneTimePassword();
  const passwordHash = await services.passwords.hash(password);
  await db.identity(async (query) => {
    const row = await lockSubject(query, session, args.id);
    requireManager(session, row);
    requireRank(session.roles, rankOf(row));
    await storePassword(query, { accountId: row.id, passwordHash, mustChange: true, now });
    await revokeKeysOf(query, { accountId: row.id, by: session.accountId, now });
    await forgetTries(query, row.username_key);
    await writeLog(query, call, { module: 'account', action: 'resetAccountSecret', target: row.id });
  });
  return { one_time_password: password };
};
