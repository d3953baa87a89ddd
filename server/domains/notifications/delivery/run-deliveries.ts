import { sql } from 'kysely';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { MessageNotSent } from '#server/kernel/delivery/message-not-sent.ts';
import type { Messages } from '#server/kernel/delivery/outgoing-message.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { workspaceAddress } from '#server/kernel/foundation/workspace-address.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { columns, type NotificationRow } from '../notification/queries.ts';
import { addressesOf } from './addresses.ts';
import { messageOf } from './message-text.ts';
import type { QueuedInvitation } from './queue-invitation.ts';

/** Tries, before a message is given up. */
const mostAttempts = 5;
/** Trying again in some minutes changes nothing about these. */
const endings: ReadonlySet<string> = new Set(['not_set_up', 'too_many']);
/** Messages of one workspace, and of all, in one round, and how many workspaces are sent for at once. */
const [mostOfAWorkspace, mostInARound, senders] = [10, 100, 4];
/** Tries of messages to one person within a day: a workspace that notifies without end costs no more. */
const mostInADay = { mail: 50, sms: 10 } as const;
/** The status of a workspace that is out of use. */
const stopped = 40;
const [minute, day] = [60_000, 24 * 60 * 60_000];

/** What is sent, and to whom. */
interface Message {
  to: string;
  subject: string;
  text: string;
}

interface DeliveryRun {
  now(): Date;
  messages: Messages;
  /** What addresses of workspaces are made of, for links. */
  settings: Pick<Settings, 'publicOrigin' | 'subdomains'>;
  /** Makes the message of an invitation and the link in it; undefined when it is needed no more. */
  invitationOf(invitation: QueuedInvitation): Promise<Message | undefined>;
  /** Receives a message that was not sent, and whether it is given up. */
  report(error: unknown, delivery: { wsId: string | null; id: string; isOver: boolean }): void;
  isStopped?(): boolean;
}

interface Claimed {
  accountId: string;
  channel: 'mail' | 'sms';
  locale: string;
  attempts: number;
  /** When the next try is planned. */
  again: Date;
  /** Of the workspace, where it has one. */
  subdomain: string | null;
  /** What it is of: a notification, or an invitation by this account. */
  subject: { notification: NotificationRow } | { invitedBy: string };
}

type Key = { wsId: string | null; id: string };

const finish = (query: Query, id: string, values: { sent_at?: Date; failure?: string }) =>
  query.updateTable('notification_deliveries').set(values).where('id', '=', sql<string>`${id}::uuid`).execute();

/** How often a message to the person was tried within a day: a gateway that fails may have sent it. */
async function triedOf(query: Query, accountId: string, channel: 'mail' | 'sms', now: Date): Promise<number> {
  const { count } = await query
    .selectFrom('notification_deliveries')
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('attempts', '>', 0)
    .where('due_at', '>', new Date(now.getTime() - day))
    .select(sql<number>`coalesce(sum(attempts), 0)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The workspace that the message is of, as long as the person is still a member and it is in use; the platform's own accounts have
 * none. Undefined when nothing is to be sent any more.
 */
async function senderOf(
  query: Query,
  wsId: string | null,
  accountId: string,
  now: Date,
): Promise<{ subdomain: string | null } | undefined> {
  if (wsId === null) return { subdomain: null };
  return query
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.account_id', '=', accountId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deleted_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null)
    .where('workspaces.status', '<>', stopped)
    .where((row) => row.or([row('workspaces.expire_at', 'is', null), row('workspaces.expire_at', '>', now)]))
    .select('workspaces.subdomain')
    .executeTakeFirst();
}

/** What a message is of; undefined for a notification that was read or deleted meanwhile. */
async function subjectOf(
  query: Query,
  wsId: string | null,
  row: { account_id: string; notification_id: string | null; invited_by: string | null },
): Promise<Claimed['subject'] | undefined> {
  if (row.invited_by !== null) return { invitedBy: row.invited_by };
  const notification = await query
    .selectFrom('notifications')
    .where('home_ws_id', '=', wsId ?? '')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.notification_id)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .select(columns)
    .executeTakeFirst();
  return notification && { notification };
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
    .select(['account_id', 'channel', 'locale', 'attempts', 'notification_id', 'invited_by'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: accountId, channel, locale } = row;
  const subject = await subjectOf(query, wsId, row);
  const sender = subject && (await senderOf(query, wsId, accountId, now));
  if (!subject || !sender) {
    await finish(query, id, { failure: 'not needed' });
    return undefined;
  }
  if ((await triedOf(query, accountId, channel, now)) >= mostInADay[channel]) {
    await finish(query, id, { failure: 'too many' });
    return undefined;
  }
  const attempts = row.attempts + 1;
  const again = new Date(now.getTime() + minute * 2 ** attempts);
  await query
    .updateTable('notification_deliveries')
    .set({ attempts, due_at: again })
    .where('id', '=', sql<string>`${id}::uuid`)
    .execute();
  return { accountId, channel, locale, attempts, again, subject, subdomain: sender.subdomain };
}

/** After a gateway was not reached, nothing else of the workspace waits for it: all of it is due later. */
const putOff = (query: Query, { wsId }: Key, channel: 'mail' | 'sms', until: Date) =>
  query
    .updateTable('notification_deliveries')
    .set({ due_at: until })
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .where('due_at', '<', until)
    .execute();

/** The message, or why there is none any more. */
async function messageFor(db: Database, wsId: string | null, claimed: Claimed, run: DeliveryRun) {
  const { accountId, channel, locale, subdomain, subject } = claimed;
  if ('invitedBy' in subject) {
    const invitation = { accountId, channel, locale, by: subject.invitedBy };
    return (wsId !== null && (await run.invitationOf({ ...invitation, wsId }))) || 'not needed';
  }
  const { language = locale, ...addresses } = await addressesOf(db, accountId);
  const to = addresses[channel];
  if (to === undefined) return 'no address';
  const origin = workspaceAddress(run.settings, subdomain);
  return { to, ...messageOf(subject.notification, { channel, locale: language, origin }) };
}

async function deliver(db: Database, key: Key, run: DeliveryRun): Promise<void> {
  const { now, messages, report } = run;
  const { wsId, id } = key;
  const claimed = await inScope(db, wsId, (query) => claim(query, key, now()));
  if (!claimed) return;
  const { channel, attempts, again } = claimed;
  try {
    const message = await messageFor(db, wsId, claimed, run);
    if (typeof message === 'string') {
      await inScope(db, wsId, (query) => finish(query, id, { failure: message }));
      return;
    }
    await messages.send({ channel, ...message, wsId: wsId ?? undefined });
    await inScope(db, wsId, (query) => finish(query, id, { sent_at: now() }));
  } catch (error) {
    const failure = error instanceof MessageNotSent ? error.reason : 'error';
    const isOver = attempts >= mostAttempts || endings.has(failure);
    report(error, { wsId, id, isOver });
    await inScope(db, wsId, async (query) => {
      if (isOver) await finish(query, id, { failure });
      if (failure === 'timeout' || failure === 'unreachable') await putOff(query, key, channel, again);
    });
  }
}

/** What is due, a few of each workspace: one that has thousands waiting makes no other one wait. */
async function dueOf(db: Database, now: Date): Promise<Key[][]> {
  const rows = await db.identity((query) =>
    query
      .selectFrom((from) =>
        from
          .selectFrom('notification_deliveries')
          .where('due_at', '<=', now)
          .where('sent_at', 'is', null)
          .where('failure', 'is', null)
          .select(['ws_id', 'id', 'due_at'])
          .select(sql<number>`row_number() over (partition by ws_id order by due_at)`.as('turn'))
          .as('due'),
      )
      .where('turn', '<=', mostOfAWorkspace)
      .select(['ws_id', 'id'])
      .orderBy('turn')
      .orderBy('due_at')
      .limit(mostInARound)
      .execute(),
  );
  const workspaces = new Map<string | null, Key[]>();
  for (const { ws_id: wsId, id } of rows) workspaces.set(wsId, [...(workspaces.get(wsId) ?? []), { wsId, id }]);
  return [...workspaces.values()];
}

/**
 * Sends the mails and SMS that are due: of several workspaces at once, so that a slow gateway holds up its own workspace, and of each
 * one after the other. @returns how many it took up
 */
export async function runDeliveries(db: Database, run: DeliveryRun): Promise<number> {
  const workspaces = await dueOf(db, run.now());
  const count = workspaces.flat().length;
  const sender = async (): Promise<void> => {
    for (let keys = workspaces.shift(); keys; keys = workspaces.shift()) {
      for (const key of keys) {
        if (run.isStopped?.()) return;
        await deliver(db, key, run);
      }
    }
  };
  // All of them end before the round does: a workspace never has two senders.
  const ended = await Promise.allSettled(Array.from({ length: senders }, sender));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return count;
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
