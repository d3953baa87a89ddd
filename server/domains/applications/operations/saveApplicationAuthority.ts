import type { Handler } from '#server/kernel/call/handler.ts';
import { changeApplication } from '../application/change-application.ts';
import { presentAuthority, withPictures } from '../application/present-authority.ts';

/** Says who owns, administers and uses an application; parts that are not sent stay. It holds from the next call on (P11). */
export const saveApplicationAuthority: Handler<'saveApplicationAuthority'> = async (call) => {
  const { id: _id, ...change } = call.args;
  const authority = await call.db.tenant(call.application.wsId, (query) =>
    changeApplication(query, call, { change, present: (row) => presentAuthority(query, row, call.locale) }),
  );
  return withPictures(call.db, authority);
};
