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
  /** The workspace's own gateway sends it: it costs the platform nothing. */
  isByOwnGateway: boolean;
}

interface Limit {
  of: 'number' | 'recipient' | 'network' | 'workspace' | 'all';
  most: number;
  /** How long it counts, in seconds. */
  seconds: number;
  /** Whose gateway it is about; without one, both. */
  gateway?: 'platform' | 'own';
  /** How many more there may be while the workspace itself has sent few. */
  reserve?: number;
}

/** Codes of an hour that every workspace has, also when others have used up what all may send. */
const few = 20;

/**
 * P15. A code more than these would be the provider's money and the owner's peace. A number has them once for
 * registrations and once for the sign-ins of each workspace, which all follow a right password; `recipient` bounds what one
 * telephone gets for all of them. A workspace that sends by a gateway of its own spends nothing of what all have, and
 * when that is used up, workspaces that have sent few go on (attack 14).
 */
const limits: readonly Limit[] = [
  { of: 'number', most: 1, seconds: minute },
  { of: 'number', most: 5, seconds: hour },
  { of: 'recipient', most: 20, seconds: hour },
  { of: 'network', most: 60, seconds: hour },
  { of: 'workspace', most: 300, seconds: hour, gateway: 'platform' },
  { of: 'workspace', most: 2_000, seconds: hour, gateway: 'own' },
  { of: 'all', most: 2_000, seconds: hour, gateway: 'platform', reserve: 1_000 },
];

/** How long a sending is counted, in milliseconds. */
export const longestCount = hour * 1000;

/** Seconds until the limit lets one more through; 0 for now. */
async function waitFor(query: Query, limit: Limit, sending: Sending, now: Date): Promise<number> {
  const { purpose, numberHash, network, wsId, isByOwnGateway } = sending;
  if (limit.of === 'workspace' && wsId === undefined) return 0;
  if (limit.gateway && (limit.gateway === 'own') !== isByOwnGateway) return 0;
  const milliseconds = limit.seconds * 1000;
  let counted = query.selectFrom('sms_codes').where('created_at', '>', after(now, -milliseconds));
  if (limit.of !== 'recipient') counted = counted.where('purpose', '=', purpose);
  if (limit.gateway) counted = counted.where('by_own_gateway', '=', isByOwnGateway);
  if (limit.of === 'number' || limit.of === 'recipient') counted = counted.where('number_hash', '=', numberHash);
  if (limit.of === 'network') counted = counted.where('network', '=', network);
  // An administrator may give an account any number, also a stranger's: that must use up no limit elsewhere.
  if (limit.of === 'workspace' || (limit.of === 'number' && purpose === 'signIn')) {
    counted = counted.where('ws_id', 'is not distinct from', wsId ?? null);
  }
  const more = limit.reserve !== undefined && (await hasSentFew(query, sending, milliseconds, now)) ? limit.reserve : 0;
  const last = await counted
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(limit.most + more - 1)
    .limit(1)
    .executeTakeFirst();
  return last ? Math.ceil((last.created_at.getTime() + milliseconds - now.getTime()) / 1000) : 0;
}

/** Whether the workspace has sent few codes. Who signs in to none has what all have, and no more. */
async function hasSentFew(query: Query, { purpose, wsId }: Sending, milliseconds: number, now: Date): Promise<boolean> {
  if (wsId === undefined) return false;
  const { sent } = await query
    .selectFrom('sms_codes')
    .where('created_at', '>', after(now, -milliseconds))
    .where('purpose', '=', purpose)
    .where('ws_id', '=', wsId)
    .where('by_own_gateway', '=', false)
    .select((row) => row.fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow();
  return Number(sent) < few;
}

/** Seconds until another code may be sent; 0 for now. Exact only for one sending after the other. */
export async function secondsToWait(query: Query, sending: Sending, now: Date): Promise<number> {
  return Math.max(...(await Promise.all(limits.map((limit) => waitFor(query, limit, sending, now)))));
}
