import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { moveAll } from '../record/change-records.ts';

/** Moves records of a table into the trash: all of them or none (REC-03). */
export const deletePhysicalRecords: Handler<'deletePhysicalRecords'> = async (call) => {
  const { id, ids } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return moveAll(query, call, wholeTable(design, { canEdit }), { ids, to: 'trash' });
  });
};
