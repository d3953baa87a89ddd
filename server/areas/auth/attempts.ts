import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '../../db/index.ts';
import { after } from './lifetimes.ts';

const quarterHour = 15 * 60_000;

/**
 * How wrong tries are counted (AUTH-47, P13). `delays[n]` are the milliseconds for which nothing is evaluated after
 * the n-th wrong try in a row; the last one holds for all that follow.
 */
export interface Budget {
  key: string;
  delays: readonly number[];
}

const seconds = (...list: number[]): number[] => list.map((second) => second * 1000);

/** Nothing for the first four, then longer and longer; after the tenth, a quarter of an hour. */
const forAccount = [0, 0, 0, 0, 0, ...seconds(5, 10, 30, 60, 120), quarterHour];
const forNetwork = [...Array<number>(200).fill(0), quarterHour];

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The address itself, or the half of an IPv6 address that one customer has. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}

/**
 * What a try costs. All strangers to an account share one budget, whatever address they claim, so that forging one
 * gains nothing; a device that signed in before has its own, so that they cannot lock the owner out. A network is
 * stopped when it tries many accounts. Keys are made of names, known or not, so that both look the same (P14).
 */
export function budgetsOf(usernameKey: string, ip: string, knownDevice: string | undefined): [Budget, ...Budget[]] {
  const account = digest(usernameKey);
  if (knownDevice) return [{ key: `sign-in:${account}:${digest(knownDevice)}`, delays: forAccount }];
  return [
    { key: `sign-in:${account}`, delays: forAccount },
    { key: `sign-in-network:${digest(networkOf(ip))}`, delays: forNetwork },
  ];
}

/**
 * Books one try before it is evaluated, so that parallel ones count as well. The count starts anew after a quarter of
 * an hour without an evaluated try; refused ones do not prolong it.
 * @returns milliseconds to wait when the budget is used up; undefined when the try may be evaluated
 */
export async function bookTry(query: Query, { key, delays }: Budget, now: Date): Promise<number | undefined> {
  const isStale = sql<boolean>`rate_limits.window_start <= ${after(now, -quarterHour)}`;
  const delay = sql`(${sql.val([...delays])}::int[])[least(rate_limits.count + 2, ${delays.length})]`;
  const booked = await query
    .insertInto('rate_limits')
    .values({ key, count: 1, window_start: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isStale} then 1 else rate_limits.count + 1 end`,
          blocked_until: sql<Date | null>`case when ${isStale} or ${delay} = 0 then null
            else ${now}::timestamptz + ${delay} * interval '1 millisecond' end`,
          window_start: now,
        })
        .where((where) =>
          where.or([
            isStale,
            where('rate_limits.blocked_until', 'is', null),
            where('rate_limits.blocked_until', '<=', now),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (booked) return undefined;
  const row = await query.selectFrom('rate_limits').select('blocked_until').where('key', '=', key).executeTakeFirst();
  return Math.max(1_000, (row?.blocked_until?.getTime() ?? 0) - now.getTime());
}

/** Gives back the try of a right password: only wrong ones count. Its turn had come, so nothing is blocked any more. */
export async function giveBack(query: Query, { key }: Budget): Promise<void> {
  await query
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
  await query.deleteFrom('rate_limits').where('key', '=', key).where('count', '=', 0).execute();
}
