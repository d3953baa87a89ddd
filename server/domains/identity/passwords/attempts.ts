import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { enqueue, type Query } from '#server/kernel/db/index.ts';
import { clockTolerance } from '#server/kernel/limits/limiter.ts';
import { after } from '../access/lifetimes.ts';

const quarterHour = 15 * 60_000;

/**
 * How wrong tries are counted (AUTH-47, P13). `delays[n]` are the milliseconds for which nothing is evaluated after
 * the n-th wrong try in a row; the last one holds for all that follow.
 */
export interface Budget {
  key: string;
  delays: readonly number[];
  /** Booked instead when this one is used up, by names that no stranger has tried yet. */
  room?: Budget;
}

const seconds = (...list: number[]): number[] => list.map((second) => second * 1000);

const growing = seconds(5, 10, 30, 60, 120);
const last = growing.length - 1;
/** However the platform is set up, no more are evaluated in a quarter of an hour (P13). */
const mostTries = 10;
/** The platform's own choice until it makes another (PH-12). */
const usualLock = 5;

/** Nothing before so many wrong ones, then longer and longer; after the tenth, a quarter of an hour. */
function accountDelays(lockAfter: number): number[] {
  const delays = Array.from({ length: mostTries }, (_, tries) => growing[Math.min(tries - lockAfter, last)] ?? 0);
  return [...delays, quarterHour];
}

/** What all visitors of a network try before it is stopped for a quarter of an hour. */
const forNetwork = [...Array<number>(200).fill(0), quarterHour];
/** What is left to other names of a network that is stopped. */
const forOtherNames = [...Array<number>(100).fill(0), quarterHour];

const forWrongCodes = [...Array<number>(300).fill(0), quarterHour];

/** The digest under which tries at a name are counted. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The address itself, or the half of an IPv6 address that one customer has. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}

/** Under which key strangers' tries at a name are counted; those of known devices have it as their beginning. */
export function signInKey(usernameKey: string): string {
  return `sign-in:${digest(usernameKey)}`;
}

/** Where tries at a name are counted first: those of all strangers together, those of a known device apart. */
export function tryKey(usernameKey: string, knownDevice: string | undefined): string {
  const key = signInKey(usernameKey);
  return knownDevice ? `${key}:${digest(knownDevice)}` : key;
}

/**
 * Tries at a person of a directory, whatever name they were found by; `personKey` identifies the person (P13). Those of known devices are
 * counted together, and apart from those of strangers.
 */
export function directoryPersonBudget(
  personKey: string,
  { lockAfter = usualLock, isKnownDevice }: { lockAfter?: number | undefined; isKnownDevice: boolean },
): Budget {
  const key = `directory-person:${digest(personKey)}`;
  return isKnownDevice
    ? { key: `${key}:known`, delays: accountDelays(mostTries) }
    : { key, delays: accountDelays(lockAfter) };
}

/** Tries at the old password in changePassword: counted apart, so that they never prevent a sign-in (AUTH-47). */
export function passwordChangeBudget(accountId: string): Budget {
  return { key: `change-password:${accountId}`, delays: accountDelays(usualLock) };
}

/** Wrong image codes of a network: more than an office mistypes. Known devices are counted apart, as their tries are. */
export function wrongCodesBudget(network: string, isKnownDevice: boolean): Budget {
  return { key: `wrong-codes:${digest(network)}${isKnownDevice ? ':known' : ''}`, delays: forWrongCodes };
}

/** Tries at an account's second step by an app, which follow a right password, and at the first code of a new app. */
export function totpBudget(accountId: string): Budget {
  return { key: `totp:${accountId}`, delays: accountDelays(usualLock) };
}

/**
 * What a try costs. All strangers to an account share one budget, whatever address they claim, so that forging one
 * gains nothing. Devices that signed in before have budgets apart, one each and one together, so that strangers cannot
 * lock the owner out and stolen cookies gain no more than ten tries. A network is stopped when it tries many
 * accounts; its known devices are counted apart, and names that no stranger has tried keep some room, as many people
 * may share an address. Keys are made of names, known or not, so that both look the same (P14).
 */
export function budgetsOf(
  usernameKey: string,
  ip: string,
  knownDevice: string | undefined,
  lockAfter = usualLock,
): Budget[] {
  const network = `sign-in-network:${digest(networkOf(ip))}`;
  const own = { key: tryKey(usernameKey, knownDevice), delays: accountDelays(lockAfter) };
  if (knownDevice) {
    const together = { key: `${signInKey(usernameKey)}:known`, delays: accountDelays(mostTries) };
    return [own, together, { key: `${network}:known`, delays: forNetwork }];
  }
  const room = { key: `${network}:others`, delays: forOtherNames };
  return [own, { key: network, delays: forNetwork, room }];
}

/**
 * Whether a sign-in with this name, known or not, or from this network was tried within a quarter of an hour and did not succeed; a try
 * that is evaluated at this moment counts. Devices that are known have no counts of their own here.
 */
export async function hasRecentFailure(
  query: Query,
  {
    usernameKey,
    ip,
    knownDevice,
    now,
  }: { usernameKey: string; ip: string; knownDevice: string | undefined; now: Date },
): Promise<boolean> {
  const budgets = [undefined, ...(knownDevice === undefined ? [] : [knownDevice])].flatMap((device) =>
    budgetsOf(usernameKey, ip, device),
  );
  const keys = [...new Set(budgets.flatMap(({ key, room }) => [key, ...(room ? [room.key] : [])]))];
  const row = await query
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .where('window_start', '>', after(now, -quarterHour))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try unless nothing is to be evaluated now; no row then. Counts that began at `staleSince` or before are over. */
function countTry(query: Query, { key, delays }: Budget, now: Date, staleSince: Date) {
  // A count that begins in the future is of a clock that was set back since: its delay would last that much longer.
  const isStale = sql<boolean>`(rate_limits.window_start <= ${staleSince}
    or rate_limits.window_start > ${after(now, clockTolerance)})`;
  const delay = sql`(${delays}::int[])[least(rate_limits.count + 2, ${delays.length})]`;
  return query
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
    .returning('count');
}

/**
 * Books one try before it is evaluated, so that parallel ones count as well. The count starts again after a quarter of
 * an hour without an evaluated try; refused ones do not prolong it.
 * @returns its number in a row, or the milliseconds to wait when the budget is used up
 */
export async function bookTry(
  query: Query,
  { key, delays }: Budget,
  now: Date,
): Promise<{ count: number } | { wait: number }> {
  const staleSince = after(now, -quarterHour);
  const booked = await countTry(query, { key, delays }, now, staleSince).executeTakeFirst();
  if (booked) return booked;
  const row = await query.selectFrom('rate_limits').select('blocked_until').where('key', '=', key).executeTakeFirst();
  return { wait: Math.max(1_000, (row?.blocked_until?.getTime() ?? 0) - now.getTime()) };
}

type Booked = Awaited<ReturnType<typeof bookTry>>;

/** Books the other room of a budget that is used up, for a name whose own count, the first one, says that it is new. */
async function bookRoom(query: Query, { room }: Budget, [own]: readonly Booked[], now: Date): Promise<Booked | null> {
  const isNewName = own !== undefined && 'count' in own && own.count === 1;
  return room && isNewName ? bookTry(query, room, now) : null;
}

/**
 * Books one try in each budget; the first is that of the name. When one is used up, the others get their try back.
 * @returns the budgets that were booked, or milliseconds to wait
 */
export async function bookTries(
  query: Query,
  budgets: readonly Budget[],
  now: Date,
): Promise<{ booked: Budget[] } | { wait: number }> {
  const tries = await Promise.all(budgets.map((budget) => bookTry(query, budget, now)));
  const booked: Budget[] = [];
  let wait: number | undefined;
  for (const [at, budget] of budgets.entries()) {
    const first = tries[at];
    if (first && 'count' in first) {
      booked.push(budget);
      continue;
    }
    const second = await bookRoom(query, budget, tries, now);
    if (second && 'count' in second && budget.room) booked.push(budget.room);
    else wait ??= first?.wait;
  }
  if (wait === undefined) return { booked };
  for (const budget of booked) giveBack(query, budget);
  return { wait };
}

/**
 * Gives back the try of a right password: only wrong ones count. Its turn had come, so nothing is blocked any more.
 */
export function giveBack(query: Query, { key }: Budget): void {
  const less = query
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('count', '>', 0);
  enqueue(query, less);
  enqueue(query, query.deleteFrom('rate_limits').where('key', '=', key).where('count', '=', 0));
}
