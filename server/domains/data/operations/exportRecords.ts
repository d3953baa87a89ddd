import type { Handler } from '#server/kernel/call/handler.ts';
import { exportFile } from '../exchange/export-file.ts';
import type { SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** A file with the records of a menu that the caller may export (MENU-22, REC-11). */
export const exportRecords: Handler<'exportRecords', SheetAnswerNeeds> = (call) => {
  const { id, ...args } = call.args;
  return exportFile(call, { wsId: call.application.wsId, args, access: (query) => menuAccess(query, call, id) });
};
