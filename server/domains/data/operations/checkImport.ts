import type { Handler } from '#server/kernel/call/handler.ts';
import { tryRows } from '../exchange/import-rows.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Tries rows of a sheet as records of a menu (MENU-22, REC-11). */
export const checkImport: Handler<'checkImport', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return tryRows(call, { wsId: call.application.wsId, args, access: (query) => menuAccess(query, call, id) });
};
