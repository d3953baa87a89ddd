import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '../db/index.ts';
import { TooMany } from '../errors/index.ts';
import type { Limiter } from '../limits/limiter.ts';
import { MessageNotSent } from './message-not-sent.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** How many messages the platform's gateway takes in a day: to one address, and of one workspace. */
export interface DailyCaps {
  toAddress: number;
  ofWorkspace: number;
}

const day = 24 * 60 * 60;
const addressKey = 'messages-to-address';
const workspaceKey = 'messages-of-workspace';

/** An address as it is counted: stored counts are no list of addresses. */
const hashOf = ({ channel, to }: OutgoingMessage): string =>
  createHash('sha256').update(`${channel} ${to.trim().toLowerCase()}`).digest('base64url');

/**
 * Counts a message that the platform's gateway is about to send. Throws `MessageNotSent` with `too_many` when its address, or its
 * workspace, has had those of a day: the platform pays for them, and answers for whom they bother (decision 0261).
 */
export async function countMessage(limiter: Limiter, caps: DailyCaps, message: OutgoingMessage): Promise<void> {
  try {
    const code = message.isOfStranger ? 'asked-code' : 'code';
    const kind = message.isCode ? code : 'message';
    await limiter.take({ key: `${addressKey}:${kind}:${hashOf(message)}`, limit: caps.toAddress, seconds: day });
    // A code does not count against the workspace's cap: people can sign in although the workspace has sent much else.
    if (message.wsId === undefined || message.isCode) return;
    await limiter.take({ key: `${workspaceKey}:${message.wsId}`, limit: caps.ofWorkspace, seconds: day });
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    throw new MessageNotSent('too_many', '', error);
  }
}

/** How many messages a workspace may still send today by the platform's gateways, in the scope `identity`; codes are not counted. */
export async function leftToday(query: Query, { ofWorkspace }: DailyCaps, wsId: string, now: Date): Promise<number> {
  const row = await query
    .selectFrom('rate_limits')
    .where('key', '=', `${workspaceKey}:${wsId}`)
    .where('window_start', '>', new Date(now.getTime() - day * 1000))
    .select('count')
    .executeTakeFirst();
  return Math.max(0, ofWorkspace - (row?.count ?? 0));
}

/** How many addresses and workspaces have met their cap in the last day, in the scope `identity`. */
export async function cappedToday(
  query: Query,
  { toAddress, ofWorkspace }: DailyCaps,
  now: Date,
): Promise<{ addresses: number; workspaces: number }> {
  const since = new Date(now.getTime() - day * 1000);
  // A count goes past its cap with the first message that was not sent.
  const over = (name: string, cap: number) =>
    sql<number>`count(*) filter (where key like ${`${name}:%`} and count > ${cap})::int`;
  const found = await query
    .selectFrom('rate_limits')
    .where('window_start', '>', since)
    .where('key', 'like', 'messages-%')
    .select([over(addressKey, toAddress).as('addresses'), over(workspaceKey, ofWorkspace).as('workspaces')])
    .executeTakeFirst();
  return found ?? { addresses: 0, workspaces: 0 };
}
