import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { exportFile, type ExportNeeds } from '../exchange/export-file.ts';
import { wholeTable } from '../record/access.ts';

/** A file with records of a whole table, for those who build it. */
export const exportTableRecords: Handler<'exportTableRecords', ExportNeeds> = (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return exportFile(call, {
    wsId,
    args,
    access: async (query) =>
      wholeTable(await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale }), { canEdit }),
  });
};
