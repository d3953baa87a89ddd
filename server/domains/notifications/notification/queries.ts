import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';

/** Whose notifications they are; `wsId` is null for accounts of the platform. */
export interface Reader {
  wsId: string | null;
  accountId: string;
}

/** A count is read no further than this: nobody needs to know more. */
const mostUnread = 100;

/** What the reader is shown. The home is compared, since only an equality reads an index in its order. */
export const notificationsFor = (query: Query, { wsId, accountId }: Reader) =>
  query
    .selectFrom('notifications')
    .where('notifications.home_ws_id', '=', wsId ?? '')
    .where('notifications.account_id', '=', accountId)
    .where('notifications.is_shown', '=', sql.lit(true))
    .where('notifications.deleted_at', 'is', null);

export const columns = [
  'notifications.id',
  'notifications.category',
  'notifications.title',
  'notifications.content',
  'notifications.translations',
  'notifications.link',
  'notifications.read_at',
  'notifications.created_at',
] as const;

const rows = (query: Query, reader: Reader) => notificationsFor(query, reader).select(columns);

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** How many are unread, up to `mostUnread`. */
export async function countUnread(query: Query, reader: Reader): Promise<number> {
  const { count } = await query
    .selectFrom(
      notificationsFor(query, reader)
        .where('notifications.read_at', 'is', null)
        .select('notifications.id')
        .limit(mostUnread)
        .as('unread'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
