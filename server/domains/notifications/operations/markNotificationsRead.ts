import { sql } from 'kysely';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { notificationsFor } from '../notification/queries.ts';
import { setOf } from '../notification/change.ts';

/** Marks notifications of the caller as read (NOTE-06). That somebody read is in no log: it changes nothing for anybody else. */
export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ db, session, args: { ids }, now }) => {
  const { accountId, wsId = null } = session;
  const reader = { wsId, accountId };
  return inScope(db, wsId, async (query) => {
    const shown = await notificationsFor(query, reader)
      .where('notifications.id', '=', sql<string>`any(${ids})`)
      .select('notifications.id')
      .execute();
    if (shown.length < ids.length) throw new NotFound({ pointer: '/ids' });
    await setOf(query, reader, { read_at: now })
      .where('id', '=', sql<string>`any(${ids})`)
      .where('read_at', 'is', null)
      .execute();
    return null;
  });
};
