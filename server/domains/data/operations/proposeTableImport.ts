import type { Handler } from '#server/kernel/call/handler.ts';
import { proposeImport } from '../exchange/propose-import.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { openTable } from '../exchange/open-table.ts';

/** The columns of a sheet beside the fields that it may fill of a whole table, for those who build it. */
export const proposeTableImport: Handler<'proposeTableImport', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return proposeImport(call, { wsId: call.application.wsId, args, access: openTable(call, id) });
};
