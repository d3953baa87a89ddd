import type { Handler } from '#server/kernel/call/handler.ts';
import { moveAll } from '../record/write/move-records.ts';
import { viewAccess } from '../record/access/menu-access.ts';

/** Moves records of a view into the trash: all of them or none (REC-03, REC-11). */
export const deleteLogicalRecords: Handler<'deleteLogicalRecords'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    moveAll(query, call, await viewAccess(query, call, { viewId: id }), { ids, to: 'trash' }),
  );
};
