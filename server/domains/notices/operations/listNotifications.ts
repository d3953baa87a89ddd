import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { type ListRules, orderOf, listRows, timeSort } from '#server/kernel/lists/index.ts';
import { noticesFor } from '../notice/queries.ts';

const isRead = sql<boolean>`(notice_reads.id is not null)`;

/** Notices are the only notifications that the product sends by now; the other categories have none. */
const rules: ListRules<'listNotifications'> = {
  name: 'listNotifications',
  id: 'notices.id',
  sorts: { created_at: timeSort('notices.publish_at') },
  defaultSort: '-created_at',
  search: ['notices.title'],
  equal: { category: sql`'notice'`, read: isRead },
};

/** What the caller was notified of, by the platform and by the workspace (NOTE-01, NOTE-06). */
export const listNotifications: Handler<'listNotifications'> = async ({ db, session, args, now }) => {
  const { accountId } = session;
  const wsId = session.wsId ?? null;
  return inScope(
    db,
    wsId,
    async (query) => {
      const { isDescending } = orderOf(rules, args);
      const rows = (await noticesFor(query, { wsId, accountId, now }, isDescending ? 'desc' : 'asc'))
        .leftJoin('notice_reads', (join) =>
          join
            .onRef('notice_reads.notice_id', '=', 'notices.id')
            .on('notice_reads.account_id', '=', accountId)
            .on('notice_reads.ws_id', wsId === null ? 'is' : '=', wsId),
        )
        .select(['notices.id', 'notices.title', 'notices.publish_at', isRead.as('read')])
        .select(sql<string>`left(notices.content, 200)`.as('content'));
      return listRows(query, {
        rows,
        rules,
        args,
        present: ({ id, title, content, read, publish_at }) => ({
          id,
          category: 'notice' as const,
          title,
          content,
          link: `/notice-detail?noticeId=${id}`,
          read,
          // Only notices with a time of publication are listed.
          created_at: (publish_at ?? now).toISOString(),
        }),
      });
    },
    { readOnly: true },
  );
};
