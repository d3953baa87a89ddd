import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { setOf } from '../notification/change.ts';

/** Marks everything as read that the caller was notified of, or what is of one category (NOTE-06). */
export const markAllNotificationsRead: Handler<'markAllNotificationsRead'> = async ({ db, session, args, now }) => {
  const { accountId, wsId = null } = session;
  return inScope(db, wsId, async (query) => {
    const all = setOf(query, { wsId, accountId }, { read_at: now }).where('read_at', 'is', null);
    await (args.category ? all.where('category', '=', args.category) : all).execute();
    return null;
  });
};
