import type { Query } from '#server/kernel/db/index.ts';
import { fullNumber } from '#server/kernel/telephone/full-number.ts';
import { after } from '../access/lifetimes.ts';

/** How a code for a new password reaches somebody. */
export type ResetWay = 'sms' | 'mail';

/**
 * How long an address that a session changed receives no codes: longer than the session can last, so that whoever takes one over does
 * not gain the password by it.
 */
const settles = 8 * 24 * 60 * 60 * 1000;

interface Asked {
  usernameKey: string;
  way: ResetWay;
  now: Date;
}

/**
 * The account of a name and where its code goes. Undefined for unknown and disabled ones, for accounts that have no password because
 * a directory or a third party signs them in, and for those without a telephone or an address.
 */
export async function findRecipient(query: Query, { usernameKey, way, now }: Asked) {
  const row = await query
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'status', 'telephone', 'country_code', 'email', 'email_changed_at'])
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.password_hash === null || row.status !== 'active') return undefined;
  if (way === 'sms') {
    return row.telephone ? { accountId: row.id, to: fullNumber(row.country_code, row.telephone) } : undefined;
  }
  const isSettled = row.email_changed_at === null || row.email_changed_at <= after(now, -settles);
  return row.email && isSettled ? { accountId: row.id, to: row.email } : undefined;
}
