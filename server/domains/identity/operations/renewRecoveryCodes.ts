import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Passwords } from '../passwords/password.ts';
import { provePassword } from '../totp/prove-password.ts';
import { replaceRecoveryCodes } from '../totp/recovery-codes.ts';
import { findTotp } from '../totp/secrets.ts';

/** Gives the caller new recovery codes in place of all from before. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes', { keys: Keys; passwords: Passwords }> = async (call) => {
  const { db, session, now, services } = call;
  const { accountId } = session;
  await provePassword(call);
  return db.identity(async (query) => {
    const totp = await findTotp(query, accountId);
    if (!totp?.confirmed_at) throw new Failure('totp_not_set_up');
    const codes = await replaceRecoveryCodes(query, { accountId, keys: services.keys, now });
    await writeLog(query, call, { module: 'session', action: 'renewRecoveryCodes', target: accountId });
    return { recovery_codes: codes };
  });
};
