import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { moveAll } from '../record/write/move-records.ts';

/** Takes records of a table out of the trash: all of them or none (REC-03). */
export const restorePhysicalRecords: Handler<'restorePhysicalRecords'> = async (call) => {
  const { id, ids } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    moveAll(query, call, await tableAccess(query, call, id), { ids, to: 'table' }),
  );
};
