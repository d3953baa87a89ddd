import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { countUnread } from '../notification/queries.ts';

/** How many notifications the caller has not read, for the bell (NOTE-06). */
export const countUnreadNotifications: Handler<'countUnreadNotifications'> = async ({ db, session }) => {
  const { accountId, wsId = null } = session;
  return inScope(db, wsId, async (query) => ({ unread: await countUnread(query, { wsId, accountId }) }), {
    readOnly: true,
  });
};
