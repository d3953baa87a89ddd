import type { Handler } from '#server/kernel/call/handler.ts';
import { proposeTable } from '../exchange/propose-table.ts';
import type { SheetNeeds } from '../exchange/sheet-source.ts';

/** What the columns of a sheet seem to hold, as fields of a table (TABLE-30). */
export const proposeSheetTable: Handler<'proposeSheetTable', SheetNeeds> = (call) =>
  proposeTable(call, call.application.wsId, call.args);
