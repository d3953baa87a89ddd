import type { Handler } from '#server/kernel/call/handler.ts';
import { importRows } from '../exchange/import-rows.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Adds rows of a sheet as records of a menu (MENU-22, REC-11). */
export const importRecords: Handler<'importRecords', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return importRows(call, { wsId: call.application.wsId, args, access: (query) => menuAccess(query, call, id) });
};
