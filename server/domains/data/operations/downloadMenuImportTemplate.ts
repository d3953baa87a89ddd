import type { Handler } from '#server/kernel/call/handler.ts';
import type { SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { templateFile } from '../exchange/template-file.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** A sheet to fill in with records of a menu: the fields that the caller may enter (MENU-22, REC-11). */
export const downloadMenuImportTemplate: Handler<'downloadMenuImportTemplate', SheetAnswerNeeds> = (call) =>
  templateFile(call, { wsId: call.application.wsId, access: (query) => menuAccess(query, call, call.args.id) });
