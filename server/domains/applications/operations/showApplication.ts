import type { Handler } from '#server/kernel/call/handler.ts';
import { presentDetail, readDetail } from '../application/detail.ts';

/** One application with everything that its settings show, for everybody who may open it (APP-30). */
export const showApplication: Handler<'showApplication'> = async ({ application, session, db }) => {
  const { wsId, row } = application;
  const wanted = { wsId, appId: row.id, accountId: session.accountId };
  return presentDetail(await db.tenant(wsId, (query) => readDetail(query, wanted), { readOnly: true }), session.roles);
};
