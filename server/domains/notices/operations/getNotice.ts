import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { managesNotices } from '../notice/policy.ts';
import { presentNotice, presentToReader } from '../notice/present.ts';
import { findNoticeFor, noticesOf } from '../notice/queries.ts';

/** One notice: of the caller's own scope for who manages it, else one that is meant for the caller (NOTE-02). */
export const getNotice: Handler<'getNotice'> = async ({ db, session, args, now }) => {
  const wsId = session.wsId ?? null;
  const { accountId } = session;
  return inScope(
    db,
    wsId,
    async (query) => {
      const own = managesNotices(session)
        ? await noticesOf(query, wsId).where('notices.id', '=', args.id).executeTakeFirst()
        : undefined;
      if (own) return presentNotice(own);
      const notice = await findNoticeFor(query, { wsId, accountId, now }, args.id);
      if (!notice) throw new NotFound();
      return presentToReader(notice);
    },
    { readOnly: true },
  );
};
