import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { readRecord } from '../record/change-records.ts';

/** One record of a table (REC-08). */
export const getPhysicalRecord: Handler<'getPhysicalRecord'> = async (call) => {
  const { id, rid } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return readRecord(query, wholeTable(design, { canEdit }), rid, call);
    },
    { readOnly: true },
  );
};
