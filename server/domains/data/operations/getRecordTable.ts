import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { presentRecordTable } from '../record/record-table.ts';

/** The columns, the form and the rights of a whole table, for those who build it. */
export const getRecordTable: Handler<'getRecordTable'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id: call.args.id, locale: call.locale });
      return presentRecordTable(query, wholeTable(design, { canEdit }), call);
    },
    { readOnly: true },
  );
};
