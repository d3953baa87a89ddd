import type { Handler } from '#server/kernel/call/handler.ts';
import { moveAll } from '../record/write/move-records.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Moves records of a menu into the trash: all of them or none (REC-03, REC-11). */
export const deleteMenuRecords: Handler<'deleteMenuRecords'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    moveAll(query, call, await menuAccess(query, call, id), { ids, to: 'trash' }),
  );
};
