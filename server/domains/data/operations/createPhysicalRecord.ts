import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { createRecord } from '../record/change-records.ts';
import { requireAgreement } from '../record/require-agreement.ts';

/** Adds a record to a table (REC-07). */
export const createPhysicalRecord: Handler<'createPhysicalRecord'> = async (call) => {
  const { id, data } = call.args;
  requireAgreement(call.args, { p_table_id: id });
  const { wsId, row, canEdit } = call.application;
  return call.db.records(wsId, async (query) => {
    const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
    return createRecord(query, call, wholeTable(design, { canEdit }), data);
  });
};
