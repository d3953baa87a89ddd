import type { Query } from '#server/kernel/db/index.ts';

/** An invitation that waits to be sent. */
export interface QueuedInvitation {
  wsId: string;
  accountId: string;
  channel: 'mail' | 'sms';
  /** The language of the message. */
  locale: string;
  /** The account of the person who invites. */
  by: string;
}

/** Has an invitation sent soon, in the identity scope, in which people are added. */
export async function queueInvitation(
  query: Query,
  { wsId, accountId, channel, locale, by, now }: QueuedInvitation & { now: Date },
): Promise<void> {
  await query
    .insertInto('notification_deliveries')
    .values({ ws_id: wsId, account_id: accountId, channel, locale, invited_by: by, due_at: now })
    .execute();
}

/** Takes back what was not sent yet of a person's invitations, in the identity scope. */
export async function endQueuedInvitations(query: Query, accountId: string): Promise<void> {
  await query
    .deleteFrom('notification_deliveries')
    .where('account_id', '=', accountId)
    .where('invited_by', 'is not', null)
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .execute();
}
