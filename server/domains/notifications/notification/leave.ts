import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';

/** So many notifications are deleted in one transaction. */
const mostRows = 500;

/**
 * What leaving means for notifications, in its transaction and before the membership ends: nothing more is sent, and a job takes the
 * notifications away. In the identity scope, which may not delete them itself. Without a workspace, of every one.
 */
export async function leaveNotifications(
  query: Query,
  { accountId, wsId }: { accountId: string; wsId: string | undefined },
): Promise<void> {
  await query
    .insertInto('notice_jobs')
    .columns(['ws_id'])
    .expression((from) => {
      const left = from
        .selectFrom('memberships')
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .select('ws_id');
      return wsId === undefined ? left : left.where('ws_id', '=', wsId);
    })
    .execute();
  const waiting = query.deleteFrom('notification_deliveries').where('account_id', '=', accountId);
  await waiting
    .where('ws_id', wsId === undefined ? 'is not' : '=', wsId ?? null)
    .where('attempts', '=', 0)
    .execute();
}

/** Takes their notifications from a part of those who left the workspace. @returns whether there may be more */
export async function removeOfLeavers(query: Query, wsId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications where home_ws_id = ${wsId} and (account_id, id) in (
      select n.account_id, n.id from memberships m
      join notifications n on n.home_ws_id = ${wsId} and n.account_id = m.account_id
      where m.ws_id = ${wsId} and m.deleted_at is not null limit ${mostRows})`.execute(query);
  return Number(numAffectedRows) === mostRows;
}
