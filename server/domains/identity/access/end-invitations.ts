import { endQueuedInvitations } from '#server/domains/notifications/index.ts';
import type { Query } from '#server/kernel/db/index.ts';

/** Ends what would let an invited person choose a password: links, and invitations that wait to be sent. */
export async function endInvitations(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('invitation_links').where('account_id', '=', accountId).execute();
  await endQueuedInvitations(query, accountId);
}
