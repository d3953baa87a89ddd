import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import type { Passwords } from '../passwords/password.ts';
import { addressOf, newSecret } from '../totp/app-code.ts';
import { totpPolicyOf } from '../totp/policy.ts';
import { provePassword } from '../totp/prove-password.ts';
import { findTotp, storeSecret } from '../totp/secrets.ts';

/**
 * Makes the secret of the caller's app; nothing is asked for at the sign-in before `confirmTotp`. The password was entered just
 * now where the session was opened to set it up.
 */
export const beginTotp: Handler<'beginTotp', { keys: Keys; passwords: Passwords }> = async (call) => {
  const { db, session, now, services } = call;
  const { accountId, username } = session;
  const [policy, totp] = await db.identity(
    (query) => Promise.all([totpPolicyOf(query, session.wsId), findTotp(query, accountId)]),
    { readOnly: true },
  );
  if (policy === 'off') throw new Failure('totp_not_offered');
  if (totp?.confirmed_at) throw new Failure('totp_set_up_already');
  if (!session.mustSetUpTotp) await provePassword(call);
  const secret = newSecret();
  return db.identity(async (query) => {
    if (!(await storeSecret(query, secret, { accountId, keys: services.keys, now })))
      throw new Failure('totp_set_up_already');
    await writeLog(query, call, { module: 'session', action: 'beginTotp', target: accountId });
    const { platform } = await readPlatformSettings(query);
    return { secret, address: addressOf(secret, { issuer: platform.platform_name, username }) };
  });
};
