import { createFairQueue } from '#server/kernel/turns/fair-queue.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import { bookTry, wrongCodesBudget } from '../passwords/attempts.ts';
import { tooManyAttempts } from '../passwords/too-many-attempts.ts';
import { type CaptchaAnswer, spendCaptcha } from './captcha.ts';

/** Codes are quick to look up; a network that sends hundreds at once delays itself. */
const inTurn = createFairQueue({ atOnce: 4, waiting: 300, waitingInAll: 600, reserve: 200 });

interface Asking {
  db: Database;
  network: string;
  /** A browser on which the account signed in before: strangers on its network do not stop it. */
  isKnownDevice: boolean;
}

/**
 * Spends the image code of a sign-in before it takes a turn among sign-ins, so that wrong ones hold up nobody (attack 11).
 * Throws `captcha_invalid`, and `too_many_attempts` for a network that has sent many wrong ones.
 */
export async function requireRightCode({ db, network, isKnownDevice }: Asking, code: CaptchaAnswer): Promise<void> {
  const { now } = code;
  const budget = wrongCodesBudget(network, isKnownDevice);
  const failure = await inTurn(network, () =>
    db.identity(async (query) => {
      const stopped = await query
        .selectFrom('rate_limits')
        .select('blocked_until')
        .where('key', '=', budget.key)
        .where('blocked_until', '>', now)
        .executeTakeFirst();
      if (stopped?.blocked_until) {
        return tooManyAttempts(Math.ceil((stopped.blocked_until.getTime() - now.getTime()) / 1000));
      }
      if (await spendCaptcha(query, code)) return undefined;
      // Only wrong ones are counted, so that right ones write nothing more.
      await bookTry(query, budget, now);
      return new Failure('captcha_invalid', undefined, { pointer: '/verifyCode' });
    }),
  );
  if (failure) throw failure;
}
