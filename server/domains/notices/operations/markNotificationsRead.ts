import { sql } from 'kysely';
import { ulid } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { noticesFor } from '../notice/queries.ts';

/** Marks notifications of the caller as read (NOTE-06). */
export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ db, session, args: { ids }, now }) => {
  const { accountId } = session;
  const wsId = session.wsId ?? null;
  return inScope(db, wsId, async (query) => {
    const visible = await (await noticesFor(query, { wsId, accountId, now }))
      .where('notices.id', '=', sql<string>`any(${ids})`)
      .select('notices.id')
      .execute();
    if (visible.length < ids.length) throw new NotFound({ pointer: '/ids' });
    await query
      .insertInto('notice_reads')
      .values(
        visible.map(({ id }) => ({
          id: ulid(),
          ws_id: wsId,
          account_id: accountId,
          notice_id: id,
          read_at: now,
          created_by: accountId,
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    return null;
  });
};
