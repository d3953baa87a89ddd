import type { Handler } from '#server/kernel/call/handler.ts';
import { importRows } from '../exchange/import-rows.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { openTable } from '../exchange/open-table.ts';

/** Adds rows of a sheet as records of a whole table, for those who build it. */
export const importTableRecords: Handler<'importTableRecords', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return importRows(call, { wsId: call.application.wsId, args, access: openTable(call, id) });
};
