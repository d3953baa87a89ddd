import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { tooManyAttempts } from '../passwords/too-many-attempts.ts';
import { replaceRecoveryCodes } from '../totp/recovery-codes.ts';
import { findTotp, spendAppCode, tryOnce } from '../totp/secrets.ts';

/** Makes the app the caller's second step, once it has shown a right code; sessions that waited for it go on. */
export const confirmTotp: Handler<'confirmTotp', { keys: Keys }> = async (call) => {
  const { db, session, now, services, args } = call;
  const whose = { accountId: session.accountId, keys: services.keys, now };
  const entry = { module: 'session', action: 'confirmTotp', target: session.accountId };
  const outcome = await db.identity(async (query) => {
    const totp = await findTotp(query, whose.accountId);
    if (!totp) throw new Failure('totp_not_set_up');
    if (totp.confirmed_at) throw new Failure('totp_set_up_already');
    const isRight = () => spendAppCode(query, { ...whose, code: args.totp_code, isConfirming: true });
    const tried = await tryOnce(query, { ...whose, isRight });
    if (tried.kind !== 'right') {
      await writeLog(query, call, { ...entry, result: 'failed' });
      return tried;
    }
    const codes = await replaceRecoveryCodes(query, whose);
    await query
      .updateTable('token_families')
      .set({ must_set_up_totp: false })
      .where('account_id', '=', whose.accountId)
      .execute();
    await writeLog(query, call, entry);
    return { kind: 'confirmed' as const, codes };
  });
  // Thrown here, so that the try stays counted.
  if (outcome.kind === 'waits') throw tooManyAttempts(Math.ceil(outcome.wait / 1000));
  if (outcome.kind === 'wrong') throw new Failure('totp_code_invalid', undefined, { pointer: '/totp_code' });
  return { recovery_codes: outcome.codes };
};
