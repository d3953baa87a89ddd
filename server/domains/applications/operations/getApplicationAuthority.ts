import type { Handler } from '#server/kernel/call/handler.ts';
import { readDetail } from '../application/detail.ts';
import { presentAuthority } from '../application/present-authority.ts';

/** Who owns, administers and uses an application (ROUTE-092). */
export const getApplicationAuthority: Handler<'getApplicationAuthority'> = async ({ application, session, db }) => {
  const { wsId, row } = application;
  const wanted = { wsId, appId: row.id, accountId: session.accountId };
  return presentAuthority(await db.tenant(wsId, (query) => readDetail(query, wanted), { readOnly: true }));
};
