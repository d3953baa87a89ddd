import type { Handler } from '#server/kernel/call/handler.ts';
import { readDetail } from '../application/detail.ts';
import { presentAuthority, withPictures } from '../application/present-authority.ts';

/** Who owns, administers and uses an application (ROUTE-092). */
export const getApplicationAuthority: Handler<'getApplicationAuthority'> = async (call) => {
  const { application, session, db, locale } = call;
  const { wsId, row } = application;
  const wanted = { wsId, appId: row.id, accountId: session.accountId };
  const authority = await db.tenant(
    wsId,
    async (query) => presentAuthority(query, await readDetail(query, wanted), locale),
    { readOnly: true },
  );
  return withPictures(db, authority);
};
