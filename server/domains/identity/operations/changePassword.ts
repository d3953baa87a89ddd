import { Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { passwordChangeBudget } from '../passwords/attempts.ts';
import { evaluatePassword } from '../passwords/evaluate-password.ts';
import { takeTurn } from '../passwords/turns.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import { requireGoodPassword } from '../passwords/password-rules.ts';
import { findPassword } from '../account/queries.ts';
import { moveSessionToEpoch, storePassword } from '../passwords/store-password.ts';
import type { Passwords } from '../passwords/password.ts';

interface Needs {
  passwords: Passwords;
}

const wrong = (): Failure => new Failure('old_password_wrong', undefined, { pointer: '/old_password' });

/** Checks the old password within its budget, and gives the hash that it fits. A wrong one is logged and refused. */
async function provenHash(call: Call<'changePassword', Needs>): Promise<string> {
  const { db, services, session, now, args } = call;
  const budget = passwordChangeBudget(session.accountId);
  const proven = await takeTurn({ name: budget.key, ip: call.ip }, () =>
    evaluatePassword({
      db,
      passwords: services.passwords,
      now,
      password: args.old_password,
      admit: async () => ({ budgets: [budget] }),
      find: (query) => findPassword(query, session.accountId),
      async close(query, found, isRight) {
        if (isRight) return found?.passwordHash;
        const detail = { code: 'old_password_wrong' };
        const entry = { module: 'account', action: 'changePassword', target: session.accountId, detail };
        await writeLog(query, call, { ...entry, result: 'failed' });
        return undefined;
      },
    }),
  );
  if (!proven) throw wrong();
  return proven;
}

/**
 * Changes the caller's password; every other session of the account ends (AUTH-45, P11). Wrong old passwords are
 * counted, so that a stolen session does not guess its way to the password (AUTH-47).
 */
export const changePassword: Handler<'changePassword', Needs> = async (call) => {
  const { db, services, session, now, args } = call;
  const { old_password: old, new_password: password } = args;
  const { password_pattern: pattern } = await readSecurityConfiguration(db);
  requireGoodPassword({ password, username: session.username, pattern }, '/new_password');
  const oldHash = await provenHash(call);
  if (old.normalize('NFKC') === password.normalize('NFKC')) {
    throw new Failure('password_refused', undefined, { pointer: '/new_password' });
  }
  const passwordHash = await services.passwords.hash(password);
  await db.identity(async (query) => {
    const { accountId } = session;
    const epoch = await storePassword(query, { accountId, passwordHash, oldHash, mustChange: false, now });
    // It was changed while this hash was computed.
    if (epoch === undefined) throw wrong();
    await moveSessionToEpoch(query, session.id, epoch);
    await writeLog(query, call, { module: 'account', action: 'changePassword', target: accountId });
  });
  return null;
};
