import type { Handler } from '#server/kernel/call/handler.ts';
import { requireUndeleted } from '../application/enter-application.ts';

/** A favorite is the caller's own and changes nothing for others: it is in no operation log. */
export const setApplicationFavorite: Handler<'setApplicationFavorite'> = async (call) => {
  const { args, application, session, db, now } = call;
  requireUndeleted(application);
  const { wsId, row } = application;
  return db.tenant(wsId, async (query) => {
    await query
      .insertInto('application_openings')
      .values({
        ws_id: wsId,
        app_id: row.id,
        account_id: session.accountId,
        opened_at: now,
        last_opened_at: null,
        is_favourite: args.is_favorite,
      })
      .onConflict((on) => on.columns(['ws_id', 'app_id', 'account_id']).doUpdateSet({ is_favourite: args.is_favorite }))
      .execute();
    return null;
  });
};
