import type { Handler } from '#server/kernel/call/handler.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { draftDesign } from '../exchange/draft-design.ts';
import { tryRows } from '../exchange/import-rows.ts';
import { sheetDesign } from '../exchange/sheet-design.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';
import { wholeTable } from '../record/access/record-access.ts';

/** Tries rows of a sheet by the design that its columns would become; nothing is made (TABLE-30). */
export const checkSheetTable: Handler<'checkSheetTable', SheetNeeds> = async (call) => {
  const { columns, ...sheet } = call.args;
  const { wsId, row, canEdit } = call.application;
  const { formConfig, mapping } = sheetDesign('-', columns);
  requireSoundDesign(formConfig);
  const design = draftDesign({ wsId, appId: row.id }, formConfig, call);
  return tryRows(call, {
    wsId,
    args: { ...sheet, mapping },
    access: async () => wholeTable(design, { canEdit }),
  });
};
