import type { Handler } from '#server/kernel/call/handler.ts';
import { proposeImport as propose } from '../exchange/propose-import.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** The columns of a sheet beside the fields that it may fill of a menu (MENU-22, REC-11). */
export const proposeImport: Handler<'proposeImport', SheetNeeds> = (call) => {
  const { id, ...args } = call.args;
  return propose(call, { wsId: call.application.wsId, args, access: (query) => menuAccess(query, call, id) });
};
