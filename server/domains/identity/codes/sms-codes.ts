import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { codeDigest, numberHash } from '#server/kernel/telephone/full-number.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { longestCount, type Sending, secondsToWait } from './sms-limits.ts';

/** Digits of a code (AUTH-19, LIM-04). */
export const codeLength = 6;
/** Seconds until a number gets another one (AUTH-20, LIM-04). */
export const resendAfter = 60;
/** Wrong ones until a code is dead (P15). */
const mostTries = 5;

export interface NewCode extends Omit<Sending, 'numberHash'> {
  /** What the code is good for: the id of a challenge, or a number in one browser. */
  subject: string;
  number: string;
  keys: Keys;
  now: Date;
}

/**
 * Makes a code that replaces the last one, unless a limit is used up (P15). What is older than any limit counts goes at
 * the same time.
 * @returns the digits, or the seconds to wait
 */
export async function makeCode(query: Query, given: NewCode): Promise<{ code: string } | { wait: number }> {
  const { purpose, subject, number, network, wsId, isByOwnGateway, keys, now } = given;
  // One after the other: two at once would both find the budget untouched.
  await sql`select pg_advisory_xact_lock(hashtextextended('sms_codes', 0))`.execute(query);
  const hash = numberHash(keys, number);
  const wait = await secondsToWait(query, { purpose, numberHash: hash, network, wsId, isByOwnGateway }, now);
  if (wait > 0) return { wait };
  await query.deleteFrom('sms_codes').where('created_at', '<=', after(now, -longestCount)).execute();
  await query
    .updateTable('sms_codes')
    .set({ spent_at: now })
    .where('subject', '=', subject)
    .where('spent_at', 'is', null)
    .execute();
  const id = ulid();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  await query
    .insertInto('sms_codes')
    .values({
      id,
      purpose,
      subject,
      number_hash: hash,
      network,
      ws_id: wsId ?? null,
      by_own_gateway: isByOwnGateway,
      code_hash: codeDigest(keys, id, code),
      created_at: now,
      expires_at: after(now, lifetimes.smsCode),
    })
    .execute();
  return { code };
}

/** The entered code, and its purpose. */
export interface CodeTry {
  /** What the code was sent for. */
  subject: string;
  code: string;
  keys: Keys;
  now: Date;
}

/** Counts a try at the living code. @returns its id when the digits are right; it stays until `spendCode` */
export async function tryCode(query: Query, { subject, code, keys, now }: CodeTry): Promise<string | undefined> {
  const row = await query
    .updateTable('sms_codes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('subject', '=', subject)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', mostTries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!row) return undefined;
  const isRight = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(codeDigest(keys, row.id, code)));
  return isRight ? row.id : undefined;
}

/** A code is good once; false when another request was faster. */
export async function spendCode(query: Query, id: string, now: Date): Promise<boolean> {
  const row = await query
    .updateTable('sms_codes')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
