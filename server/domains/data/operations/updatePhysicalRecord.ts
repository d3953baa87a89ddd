import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { changeRecord } from '../record/change-records.ts';

/** Changes fields of a record of a table; fields that are not sent stay (REC-08). */
export const updatePhysicalRecord: Handler<'updatePhysicalRecord'> = async (call) => {
  const { id, rid, data } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return changeRecord(query, call, wholeTable(design, { canEdit }), { id: rid, data });
  });
};
