import { sql } from 'kysely';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { columns, type NotificationRow } from '../notification/queries.ts';
import { addressesOf } from './addresses.ts';
import { messageOf } from './message-text.ts';

/** Tries, before a message is given up. */
const mostAttempts = 5;
/** Trying again in some minutes changes nothing about these. */
const endings: ReadonlySet<string> = new Set(['not_set_up', 'too_many']);
/** Messages to one person within a day: a workspace that notifies without end costs no more. */
const mostInADay = { mail: 50, sms: 10 } as const;
/** The status of a workspace that is out of use. */
const stopped = 40;
const [minute, day] = [60_000, 24 * 60 * 60_000];

interface DeliveryRun {
  now(): Date;
  messages: Messages;
  /** The address of the product, for links. */
  origin: string;
  /** Receives a message that was not sent, and whether it is given up. */
  report(error: unknown, delivery: { wsId: string | null; id: string; isOver: boolean }): void;
  isStopped?(): boolean;
}

interface Claimed {
  accountId: string;
  channel: 'mail' | 'sms';
  locale: string;
  attempts: number;
  notification: NotificationRow;
}

type Key = { wsId: string | null; id: string };

const finish = (query: Query, id: string, values: { sent_at?: Date; failure?: string }) =>
  query.updateTable('notification_deliveries').set(values).where('id', '=', sql<string>`${id}::uuid`).execute();

/** How many were sent to the person within a day. */
async function sentOf(query: Query, accountId: string, channel: 'mail' | 'sms', now: Date): Promise<number> {
  const { count } = await query
    .selectFrom('notification_deliveries')
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('sent_at', '>', new Date(now.getTime() - day))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person is still a member, of a workspace that is in use. The platform's own accounts have no workspace. */
async function isMember(query: Query, wsId: string | null, accountId: string, now: Date): Promise<boolean> {
  if (wsId === null) return true;
  const member = await query
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null)
    .where('workspaces.status', '<>', stopped)
    .where((row) => row.or([row('workspaces.expire_at', 'is', null), row('workspaces.expire_at', '>', now)]))
    .select('memberships.id')
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * Takes a message up: the lock keeps other processes away, and the next try is planned before it is sent, so that a process that dies
 * meanwhile loses none. Undefined for what another one has, and for what nobody needs any more.
 */
async function claim(query: Query, { wsId, id }: Key, now: Date): Promise<Claimed | undefined> {
  const row = await query
    .selectFrom('notification_deliveries')
    .where('id', '=', sql<string>`${id}::uuid`)
    .where('due_at', '<=', now)
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .select(['account_id', 'channel', 'locale', 'attempts', 'notification_id'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: accountId, channel, locale } = row;
  const notification = await query
    .selectFrom('notifications')
    .where('home_ws_id', '=', wsId ?? '')
    .where('account_id', '=', accountId)
    .where('id', '=', row.notification_id)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .select(columns)
    .executeTakeFirst();
  const isNeeded = notification !== undefined && (await isMember(query, wsId, accountId, now));
  const failure = !isNeeded
    ? 'not needed'
    : (await sentOf(query, accountId, channel, now)) >= mostInADay[channel]
      ? 'too many'
      : undefined;
  if (failure !== undefined || !notification) {
    await finish(query, id, { failure: failure ?? 'not needed' });
    return undefined;
  }
  const attempts = row.attempts + 1;
  const again = new Date(now.getTime() + minute * 2 ** attempts);
  await query
    .updateTable('notification_deliveries')
    .set({ attempts, due_at: again })
    .where('id', '=', sql<string>`${id}::uuid`)
    .execute();
  return { accountId, channel, locale, attempts, notification };
}

async function deliver(db: Database, key: Key, { now, messages, origin, report }: DeliveryRun): Promise<void> {
  const { wsId, id } = key;
  const claimed = await inScope(db, wsId, (query) => claim(query, key, now()));
  if (!claimed) return;
  const { accountId, channel, locale, attempts, notification } = claimed;
  const to = (await addressesOf(db, accountId))[channel];
  if (to === undefined) {
    await inScope(db, wsId, (query) => finish(query, id, { failure: 'no address' }));
    return;
  }
  try {
    const { subject, text } = messageOf(notification, { channel, locale, origin });
    await messages.send({ channel, to, subject, text, wsId: wsId ?? undefined });
    await inScope(db, wsId, (query) => finish(query, id, { sent_at: now() }));
  } catch (error) {
    const isOver = attempts >= mostAttempts || (error instanceof MessageNotSent && endings.has(error.reason));
    report(error, { wsId, id, isOver });
    const failure = error instanceof MessageNotSent ? error.reason : 'error';
    if (isOver) await inScope(db, wsId, (query) => finish(query, id, { failure }));
  }
}

/** Sends the mails and SMS that are due in all workspaces, one after the other. @returns how many it took up */
export async function runDeliveries(db: Database, run: DeliveryRun): Promise<number> {
  const due = await db.identity((query) =>
    query
      .selectFrom('notification_deliveries')
      .where('due_at', '<=', run.now())
      .where('sent_at', 'is', null)
      .where('failure', 'is', null)
      .select(['ws_id', 'id'])
      .orderBy('due_at')
      .limit(100)
      .execute(),
  );
  for (const { ws_id: wsId, id } of due) {
    if (run.isStopped?.()) break;
    await deliver(db, { wsId, id }, run);
  }
  return due.length;
}

/** Deletes what was sent or given up more than a day ago: until then it counts. */
export async function clearDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * day);
  await db.identity((query) =>
    query
      .deleteFrom('notification_deliveries')
      .where('due_at', '<', before)
      .where((row) => row.or([row('sent_at', 'is not', null), row('failure', 'is not', null)]))
      .execute(),
  );
}
