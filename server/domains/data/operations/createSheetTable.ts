import type { Handler } from '#server/kernel/call/handler.ts';
import { sheetDesign } from '../exchange/sheet-design.ts';
import { createTable } from '../structure/create-table.ts';

/** Makes a table of the columns of a sheet; its rows become records by `importTableRecords` (TABLE-30). */
export const createSheetTable: Handler<'createSheetTable'> = async (call) => {
  const { table_name: name, physical_table_category_id: categoryId, columns } = call.args;
  const { formConfig, mapping } = sheetDesign(name, columns);
  const { table_id, table_name } = await createTable(call, { formConfig, categoryId });
  return { table_id, table_name, mapping };
};
