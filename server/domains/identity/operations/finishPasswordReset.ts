import { foldUsername } from '#server/kernel/db/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';
import { readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import { networkOf } from '../passwords/attempts.ts';
import { forgetTries } from '../passwords/locks.ts';
import type { Passwords } from '../passwords/password.ts';
import { requireGoodPassword } from '../passwords/password-rules.ts';
import { spendReset, tryReset } from '../passwords/password-resets.ts';
import { deviceCookie, knownDevice } from '../session/known-device.ts';
import { storePassword } from '../passwords/store-password.ts';

interface Needs {
  keys: Keys;
  limiter: Limiter;
  passwords: Passwords;
}

/** Tries of a network within an hour: five at each of the codes that it may ask for. */
const mostOfNetwork = 150;

const wrong = (): Failure => new Failure('reset_code_invalid', undefined, { pointer: '/code' });

/**
 * Sets a forgotten password by the code that was sent. Every session of the account ends; codes by an app and by SMS are asked for
 * as before. A password that is refused costs no try.
 */
export const finishPasswordReset: Handler<'finishPasswordReset', Needs> = async (call) => {
  const { args, cookies, db, ip, now, services } = call;
  const { password, reset_id: id, username } = args;
  const { password_pattern: pattern } = await readSecurityConfiguration(db);
  requireGoodPassword({ password, username, pattern }, '/password');
  const usernameKey = foldUsername(username);
  // Others of the network take no tries from whoever signed in on this device before.
  const device = knownDevice(services.keys.key('known-device'), cookies[deviceCookie], usernameKey);
  const key = `finish-password-reset:${networkOf(ip)}${device ? ':known' : ''}`;
  await services.limiter.take({ key, limit: mostOfNetwork, seconds: 3600, code: 'too_many_attempts' });
  const action = { module: 'account', action: 'finishPasswordReset', wsId: null };
  const accountId = await db.identity(async (query) => {
    const found = await tryReset(query, { id, usernameKey, code: args.code, keys: services.keys, now });
    if (found && !found.accountId) {
      await writeLog(query, call, { ...action, result: 'failed', detail: { code: 'reset_code_invalid' } });
    }
    return found?.accountId;
  });
  if (!accountId) throw wrong();
  const passwordHash = await services.passwords.hash(password);
  await db.identity(async (query) => {
    if (!(await spendReset(query, { id, accountId, now }))) throw wrong();
    const epoch = await storePassword(query, { accountId, passwordHash, mustChange: false, now });
    // It was deleted meanwhile.
    if (epoch === undefined) throw wrong();
    await forgetTries(query, usernameKey);
    await writeLog(query, call, { ...action, target: accountId, userId: accountId, userName: username });
  });
  return null;
};
