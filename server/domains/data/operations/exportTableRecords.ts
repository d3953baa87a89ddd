import type { Handler } from '#server/kernel/call/handler.ts';
import { exportFile } from '../exchange/export-file.ts';
import type { SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { openTable } from '../exchange/open-table.ts';

/** A file with records of a whole table, for those who build it. */
export const exportTableRecords: Handler<'exportTableRecords', SheetAnswerNeeds> = (call) => {
  const { id, ...args } = call.args;
  return exportFile(call, { wsId: call.application.wsId, args, access: openTable(call, id) });
};
