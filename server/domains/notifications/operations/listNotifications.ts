import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { type ListRules, listRows, timeSort } from '#server/kernel/lists/index.ts';
import { columns, notificationsFor } from '../notification/queries.ts';
import { presentNotification } from '../notification/present.ts';

const rules: ListRules<'listNotifications'> = {
  name: 'listNotifications',
  id: 'notifications.id',
  sorts: { created_at: timeSort('notifications.created_at') },
  defaultSort: '-created_at',
  search: ['notifications.title', sql`notifications.translations #>> '{zh-CN,title}'`],
  equal: { category: 'notifications.category', read: sql<boolean>`(notifications.read_at is not null)` },
};

/** What the caller was notified of, by the platform and by the workspace (NOTE-01, NOTE-06). */
export const listNotifications: Handler<'listNotifications'> = async ({ db, session, args, locale }) => {
  const { accountId, wsId = null } = session;
  return inScope(
    db,
    wsId,
    (query) =>
      listRows(query, {
        rows: notificationsFor(query, { wsId, accountId }).select(columns),
        rules,
        args,
        present: (row) => presentNotification(row, locale),
      }),
    { readOnly: true },
  );
};
