import { Failure } from '#server/kernel/errors/index.ts';
import type { CallFacts, Session, With } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { findPassword } from '../account/queries.ts';
import { passwordChangeBudget } from '../passwords/attempts.ts';
import { evaluatePassword } from '../passwords/evaluate-password.ts';
import type { Passwords } from '../passwords/password.ts';
import { takeTurn } from '../passwords/turns.ts';

type Proving = CallFacts &
  With<{ passwords: Passwords }> & { operation: string; session: Session; args: { password?: string | undefined } };

/**
 * Makes sure that the caller knows the account's password, so that a stolen session does not change how its owner signs in.
 * Tries are counted with those of changePassword (AUTH-47). Accounts without a password, whom a directory or a third party vouches
 * for, have nothing to prove. Throws `password_wrong`.
 */
export async function provePassword(call: Proving): Promise<void> {
  const { db, services, session, now, args, operation } = call;
  const { accountId } = session;
  const stored = await db.identity((query) => findPassword(query, accountId), { readOnly: true });
  if (!stored?.passwordHash) return;
  const budget = passwordChangeBudget(accountId);
  const isProven = await takeTurn({ name: budget.key, ip: call.ip }, () =>
    evaluatePassword({
      db,
      passwords: services.passwords,
      now,
      password: args.password ?? '',
      admit: async () => ({ budgets: [budget] }),
      find: (query) => findPassword(query, accountId),
      async close(query, _found, isRight) {
        if (isRight) return true;
        const detail = { code: 'password_wrong' };
        await writeLog(query, call, {
          module: 'session',
          action: operation,
          target: accountId,
          result: 'failed',
          detail,
        });
        return false;
      },
    }),
  );
  if (!isProven) throw new Failure('password_wrong', undefined, { pointer: '/password' });
}
