import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { seal, unseal } from '#server/kernel/foundation/sealing.ts';
import { bookTry, giveBack, totpBudget } from '../passwords/attempts.ts';
import { stepOf } from './app-code.ts';

interface Whose {
  accountId: string;
  keys: Keys;
  now: Date;
}

const sealingKey = (keys: Keys): Buffer => keys.key('totp-secrets');
const sealingContext = (accountId: string): string => `totp secret ${accountId}`;

/** What is stored of an account's app; undefined when there is none. In the identity scope, as all of these. */
export const findTotp = (query: Query, accountId: string) =>
  query.selectFrom('totp_secrets').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Stores a secret that is not confirmed yet, in place of an earlier one like it. @returns false when one is confirmed */
export async function storeSecret(query: Query, secret: string, { accountId, keys, now }: Whose): Promise<boolean> {
  const sealed = seal(sealingKey(keys), sealingContext(accountId), secret);
  const row = await query
    .insertInto('totp_secrets')
    .values({ account_id: accountId, sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed, created_at: now, last_step: 0 })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a code came to: `wait` are the milliseconds until the next one is evaluated. */
export type TriedCode = { kind: 'right' } | { kind: 'wrong' } | { kind: 'waits'; wait: number };

interface Evaluation extends Pick<Whose, 'accountId' | 'now'> {
  /** Whether the code is right; a right one is spent by it. */
  isRight(): Promise<boolean>;
}

/** Books a try at an account's second step, and gives it back when the code is right (P13). */
export async function tryOnce(query: Query, { accountId, now, isRight }: Evaluation): Promise<TriedCode> {
  const budget = totpBudget(accountId);
  const booked = await bookTry(query, budget, now);
  if ('wait' in booked) return { kind: 'waits', wait: booked.wait };
  if (!(await isRight())) return { kind: 'wrong' };
  giveBack(query, budget);
  return { kind: 'right' };
}

/**
 * Spends a code of the app: each is accepted once, and so is none from before the last accepted one. `isConfirming` for the first
 * one, which makes the secret hold.
 */
export async function spendAppCode(
  query: Query,
  { accountId, keys, now, code, isConfirming = false }: Whose & { code: string; isConfirming?: boolean },
): Promise<boolean> {
  const found = await findTotp(query, accountId);
  if (!found || (found.confirmed_at === null) !== isConfirming) return false;
  const step = stepOf(unseal(sealingKey(keys), sealingContext(accountId), found.sealed), code, now);
  if (step === undefined) return false;
  const row = await query
    .updateTable('totp_secrets')
    .set({ last_step: step, ...(isConfirming ? { confirmed_at: now } : {}) })
    .where('account_id', '=', accountId)
    .where('sealed', '=', found.sealed)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the app and all recovery codes away. @returns false when none was confirmed */
export async function removeTotp(query: Query, accountId: string): Promise<boolean> {
  const row = await query
    .deleteFrom('totp_secrets')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  await query.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return row !== undefined;
}
