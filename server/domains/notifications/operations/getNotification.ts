import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { columns, notificationsFor } from '../notification/queries.ts';
import { presentNotification } from '../notification/present.ts';

/** One notification of the caller (NOTE-06). */
export const getNotification: Handler<'getNotification'> = async ({ db, session, args, locale }) => {
  const { accountId, wsId = null } = session;
  return inScope(
    db,
    wsId,
    async (query) => {
      const row = await notificationsFor(query, { wsId, accountId })
        .where('notifications.id', '=', args.id)
        .select(columns)
        .executeTakeFirst();
      if (!row) throw new NotFound();
      return presentNotification(row, locale);
    },
    { readOnly: true },
  );
};
