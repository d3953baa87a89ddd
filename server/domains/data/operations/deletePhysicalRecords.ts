import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Moves records of a table into the trash: all of them or none (REC-03). */
export const deletePhysicalRecords: Handler<'deletePhysicalRecords'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    moveAll(query, call, await tableAccess(query, call, id), { ids, to: 'trash' }),
  );
};
