import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Passwords } from '../passwords/password.ts';
import { totpPolicyOf } from '../totp/policy.ts';
import { provePassword } from '../totp/prove-password.ts';
import { removeTotp } from '../totp/secrets.ts';

/** Takes the app away from the caller's sign-in; a session of a workspace that requires one may only set up the next. */
export const endTotp: Handler<'endTotp', { passwords: Passwords }> = async (call) => {
  const { db, session } = call;
  const { accountId } = session;
  await provePassword(call);
  await db.identity(async (query) => {
    if (!(await removeTotp(query, accountId))) throw new Failure('totp_not_set_up');
    if ((await totpPolicyOf(query, session.wsId)) === 'required') {
      await query.updateTable('token_families').set({ must_set_up_totp: true }).where('id', '=', session.id).execute();
    }
    await writeLog(query, call, { module: 'session', action: 'endTotp', target: accountId });
  });
  return null;
};
