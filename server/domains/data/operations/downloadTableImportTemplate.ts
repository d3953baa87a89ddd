import type { Handler } from '#server/kernel/call/handler.ts';
import { openTable } from '../exchange/open-table.ts';
import type { SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { templateFile } from '../exchange/template-file.ts';

/** A sheet to fill in with records of a whole table, for those who build it. */
export const downloadTableImportTemplate: Handler<'downloadTableImportTemplate', SheetAnswerNeeds> = (call) =>
  templateFile(call, { wsId: call.application.wsId, access: openTable(call, call.args.id) });
