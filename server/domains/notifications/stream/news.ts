import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { currentPosition, isNewer, type Position } from '#server/kernel/positions/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { presentNotification } from '../notification/present.ts';
import { columns, countUnread, notificationsFor, type Reader } from '../notification/queries.ts';

/** One event has no more of them: the list has the others. */
const mostItems = 100;

interface News {
  data: Schemas['NotificationNews'];
  /** Where the next news begins. */
  position: Position;
}

/**
 * What changed for the reader since a position, up to another one, where the next news begins: what is committed between the position and
 * the rows is left to the next news, so that each change is answered once.
 */
export async function readNews(
  db: Database,
  { reader, since, locale }: { reader: Reader; since: Position | undefined; locale: string },
): Promise<News> {
  return inScope(
    db,
    reader.wsId,
    async (query) => {
      const position = await currentPosition(query);
      const rows = since
        ? await notificationsFor(query, reader)
            .where(isNewer(since, sql`notifications.changed_in`))
            .where(sql<SqlBool>`not ${isNewer(position, sql`notifications.changed_in`)}`)
            .select(columns)
            .orderBy('notifications.created_at', 'desc')
            .orderBy('notifications.id', 'desc')
            .limit(mostItems)
            .execute()
        : [];
      const unread = await countUnread(query, reader);
      const items = rows.toReversed().map((row) => presentNotification(row, locale));
      return { position, data: { unread, items, reset: !since || rows.length === mostItems } };
    },
    { readOnly: true },
  );
}
