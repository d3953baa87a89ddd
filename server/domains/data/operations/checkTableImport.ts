import type { Handler } from '#server/kernel/call/handler.ts';
import { tryRows } from '../exchange/import-rows.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { openTable } from '../exchange/open-table.ts';

/** Tries rows of a sheet as records of a whole table, for those who build it. */
export const checkTableImport: Handler<'checkTableImport', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return tryRows(call, { wsId: call.application.wsId, args, access: openTable(call, id) });
};
