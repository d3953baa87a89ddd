import type { Query } from '#server/kernel/db/index.ts';
import { after } from '../access/lifetimes.ts';

const minute = 60;
const hour = 60 * minute;

/** Whose sendings are counted together. */
export interface Sending {
  /** Counted apart, so that strangers who register cannot use up what people sign in with. */
  purpose: 'registration' | 'signIn';
  numberHash: string;
  network: string;
  wsId: string | undefined;
}

interface Limit {
  of: 'number' | 'recipient' | 'network' | 'workspace' | 'all';
  most: number;
  /** How long it counts, in seconds. */
  seconds: number;
}

/**
 * P15. A code more than these would be the provider's money and the owner's peace. A number has them once for
 * registrations and once for the sign-ins of each workspace, which all follow a right password; `recipient` bounds what one
 * telephone gets for all of them.
 */
const limits: readonly Limit[] = [
  { of: 'number', most: 1, seconds: minute },
  { of: 'number', most: 5, seconds: hour },
  { of: 'recipient', most: 20, seconds: hour },
  { of: 'network', most: 60, seconds: hour },
  { of: 'workspace', most: 300, seconds: hour },
  { of: 'all', most: 2_000, seconds: hour },
];

/** How long a sending is counted, in milliseconds. */
export const longestCount = hour * 1000;

/** Seconds until the limit lets one more through; 0 for now. */
async function waitFor(query: Query, limit: Limit, sending: Sending, now: Date): Promise<number> {
  const { purpose, numberHash, network, wsId } = sending;
  if (limit.of === 'workspace' && wsId === undefined) return 0;
  const milliseconds = limit.seconds * 1000;
  let counted = query.selectFrom('sms_codes').where('created_at', '>', after(now, -milliseconds));
  if (limit.of !== 'recipient') counted = counted.where('purpose', '=', purpose);
  if (limit.of === 'number' || limit.of === 'recipient') counted = counted.where('number_hash', '=', numberHash);
  if (limit.of === 'network') counted = counted.where('network', '=', network);
  // An administrator may give an account any number, also a stranger's: that must use up no limit elsewhere.
  if (limit.of === 'workspace' || (limit.of === 'number' && purpose === 'signIn')) {
    counted = counted.where('ws_id', 'is not distinct from', wsId ?? null);
  }
  const last = await counted
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(limit.most - 1)
    .limit(1)
    .executeTakeFirst();
  return last ? Math.ceil((last.created_at.getTime() + milliseconds - now.getTime()) / 1000) : 0;
}

/** Seconds until another code may be sent; 0 for now. Exact only for one sending after the other. */
export async function secondsToWait(query: Query, sending: Sending, now: Date): Promise<number> {
  return Math.max(...(await Promise.all(limits.map((limit) => waitFor(query, limit, sending, now)))));
}
