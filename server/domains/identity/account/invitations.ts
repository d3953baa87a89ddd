import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';

/** The invitations of an account that were not answered yet, oldest first; those of stopped workspaces wait. */
export function findInvitations(query: Query, accountId: string) {
  return (
    query
      .selectFrom('memberships')
      .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
      // Who invites, by their name in the workspace; null once they have left.
      .leftJoin('memberships as inviters', (join) =>
        join
          .onRef('inviters.ws_id', '=', 'memberships.ws_id')
          .onRef('inviters.account_id', '=', 'memberships.created_by')
          .on('inviters.status', '=', 'active')
          .on('inviters.deleted_at', 'is', null),
      )
      .where('memberships.account_id', '=', accountId)
      .where('memberships.status', '=', 'invited')
      .where('memberships.deleted_at', 'is', null)
      .where('workspaces.deleted_at', 'is', null)
      .where('workspaces.status', '<>', 40)
      .select(['memberships.ws_id', 'workspaces.customer_name', 'memberships.real_name', 'memberships.roles'])
      .select(['memberships.created_at', 'inviters.real_name as invited_by'])
      .orderBy('memberships.created_at')
      .orderBy('memberships.ws_id')
      .limit(100)
      .execute()
  );
}

interface Reply {
  accountId: string;
  wsId: string;
  isAccepted: boolean;
  now: Date;
}

/** Answers an invitation once. @returns false when there is none that waits */
export async function answerInvitation(query: Query, { accountId, wsId, isAccepted, now }: Reply): Promise<boolean> {
  const row = await query
    .updateTable('memberships')
    .set((membership) => ({
      status: isAccepted ? 'active' : 'invited',
      deleted_at: isAccepted ? null : sql<Date>`${now}::timestamptz`,
      version: membership('version', '+', 1),
      updated_at: now,
    }))
    .where('account_id', '=', accountId)
    .where('ws_id', '=', wsId)
    .where('status', '=', 'invited')
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
