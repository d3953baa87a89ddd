import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { codeDigest } from '#server/kernel/telephone/full-number.ts';
import { after, lifetimes } from '../access/lifetimes.ts';
import { hashToken } from '../access/token.ts';

/** Digits of a code. More than those of a second step, which follows a right password. */
export const resetCodeLength = 8;
/** Seconds until a name gets another code. */
export const resetAgainAfter = 60;
/** Wrong codes until a request is dead (P15). */
const mostTries = 5;

const minute = 60;
const hour = 60 * minute;

interface Limit {
  /** Requests that agree in these are counted together; without any, all. */
  of: readonly ('name_hash' | 'network')[];
  most: number;
  seconds: number;
  /** The limit is for requests from devices that the name signed in on before, or for others, and counts those alone. */
  isKnown?: boolean;
  /** Counts requests with a message alone. */
  isSent?: true;
}

/**
 * What may be requested, whether or not there is an account of the name: the same for both (P14). Whoever knows a name can ask for it,
 * so strangers leave room to others: those of one network to other networks, and all of them to the devices of the person.
 */
const limits: readonly Limit[] = [
  { of: ['name_hash'], most: 1, seconds: minute },
  { of: ['name_hash'], most: 5, seconds: hour },
  { of: ['name_hash'], most: 4, seconds: hour, isKnown: false },
  { of: ['name_hash', 'network'], most: 3, seconds: hour, isKnown: false },
  { of: ['network'], most: 30, seconds: hour, isKnown: false },
  { of: ['network'], most: 30, seconds: hour, isKnown: true },
  // Requests for names that nobody has take no message from anybody else.
  { of: [], most: 1_000, seconds: hour, isKnown: false, isSent: true },
  { of: [], most: 1_000, seconds: hour, isKnown: true, isSent: true },
];

/** Messages of an hour to one telephone or mailbox, whatever names it has: of all, and of strangers. */
const mostToOne = { inAll: 5, ofStrangers: 4 };

export interface NewReset {
  usernameKey: string;
  network: string;
  /** Asked for on a device that the name signed in on before. */
  isKnownDevice: boolean;
  /** The account and where its code goes; undefined for a name that has no way to reset. */
  found: { accountId: string; to: string } | undefined;
  keys: Keys;
  now: Date;
}

/** A request whose code is to be sent, or the seconds to wait. */
export type MadeReset = { wait: number } | { id: string; code: string; isSent: boolean };

/** The hash under which the requests of a name are counted. */
const nameHash = (keys: Keys, usernameKey: string): string => codeDigest(keys, 'reset-name', usernameKey);

type Counted = Pick<NewReset, 'network' | 'isKnownDevice' | 'now'> & { nameHash: string };

/** Seconds until the limit lets the request through; 0 for now. */
async function waitFor(query: Query, limit: Limit, request: Counted): Promise<number> {
  const { now, isKnownDevice } = request;
  if (limit.isKnown !== undefined && limit.isKnown !== isKnownDevice) return 0;
  const milliseconds = limit.seconds * 1000;
  let counted = query.selectFrom('password_resets').where('created_at', '>', after(now, -milliseconds));
  const hashes = { name_hash: request.nameHash, network: request.network };
  for (const column of limit.of) counted = counted.where(column, '=', hashes[column]);
  if (limit.isKnown !== undefined) counted = counted.where('is_known_device', '=', limit.isKnown);
  if (limit.isSent) counted = counted.where('recipient_hash', 'is not', null);
  const last = await counted
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(limit.most - 1)
    .limit(1)
    .executeTakeFirst();
  return last ? Math.ceil((last.created_at.getTime() + milliseconds - now.getTime()) / 1000) : 0;
}

/** Whether the telephone or mailbox may have one more message within the hour. */
async function hasRoom(query: Query, recipient: string, { isKnownDevice, now }: NewReset): Promise<boolean> {
  const { sent, asked } = await query
    .selectFrom('password_resets')
    .where('created_at', '>', after(now, -hour * 1000))
    .where('recipient_hash', '=', recipient)
    .select((row) => [
      row.fn.countAll<number>().as('sent'),
      row.fn.countAll<number>().filterWhere('is_known_device', '=', false).as('asked'),
    ])
    .executeTakeFirstOrThrow();
  return Number(sent) < mostToOne.inAll && (isKnownDevice || Number(asked) < mostToOne.ofStrangers);
}

/**
 * Stores a request for a new password, with the same statements for every name. Earlier requests stay good until they expire, so
 * that a stranger who asks as well takes no code from anybody.
 */
export async function makeReset(query: Query, given: NewReset): Promise<MadeReset> {
  const { usernameKey, network, isKnownDevice, found, keys, now } = given;
  // One after the other: two at once would both find the budget untouched.
  await sql`select pg_advisory_xact_lock(hashtextextended('password_resets', 0))`.execute(query);
  const name = nameHash(keys, usernameKey);
  let wait = 0;
  const counted = { network, isKnownDevice, nameHash: name, now };
  for (const limit of limits) wait = Math.max(wait, await waitFor(query, limit, counted));
  if (wait > 0) return { wait };
  const recipient = codeDigest(keys, 'reset-recipient', found?.to ?? usernameKey);
  const isSent = (await hasRoom(query, recipient, given)) && found !== undefined;
  await query
    .deleteFrom('password_resets')
    .where('created_at', '<=', after(now, -hour * 1000))
    .execute();
  const id = `pwr_${randomBytes(32).toString('base64url')}`;
  const hash = hashToken(id);
  const code = String(randomInt(10 ** resetCodeLength)).padStart(resetCodeLength, '0');
  await query
    .insertInto('password_resets')
    .values({
      hash,
      account_id: found?.accountId ?? null,
      name_hash: name,
      recipient_hash: isSent ? recipient : null,
      network,
      is_known_device: isKnownDevice,
      code_hash: codeDigest(keys, 'reset-code', hash, code),
      created_at: now,
      expires_at: after(now, lifetimes.smsCode),
    })
    .execute();
  return { id, code, isSent };
}

interface ResetTry {
  id: string;
  usernameKey: string;
  code: string;
  keys: Keys;
  now: Date;
}

/**
 * Counts a try at a code. @returns undefined where there is no such request, and otherwise the account when the digits are right; the
 * request stays until `spendReset`
 */
export async function tryReset(query: Query, given: ResetTry): Promise<{ accountId?: string } | undefined> {
  const { id, usernameKey, code, keys, now } = given;
  const row = await query
    .updateTable('password_resets')
    .set((reset) => ({ attempts: reset('attempts', '+', 1) }))
    .where('hash', '=', hashToken(id))
    .where('name_hash', '=', nameHash(keys, usernameKey))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', mostTries)
    .returning(['hash', 'account_id', 'code_hash'])
    .executeTakeFirst();
  if (!row) return undefined;
  const digest = codeDigest(keys, 'reset-code', row.hash, code);
  const isRight = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(digest));
  return isRight && row.account_id !== null ? { accountId: row.account_id } : {};
}

/** Ends every open request of the account; false when the one that was answered had been used meanwhile. */
export async function spendReset(query: Query, { id, accountId, now }: { id: string; accountId: string; now: Date }) {
  const rows = await query
    .updateTable('password_resets')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('spent_at', 'is', null)
    .returning('hash')
    .execute();
  return rows.some(({ hash }) => hash === hashToken(id));
}
