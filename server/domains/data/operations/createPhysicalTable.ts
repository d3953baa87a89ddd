import type { Handler } from '#server/kernel/call/handler.ts';
import { createTable } from '../structure/create-table.ts';

/** Adds a table with its default view at the end of a category; without fields it is not configured yet (TABLE-05, TABLE-14). */
export const createPhysicalTable: Handler<'createPhysicalTable'> = (call) => {
  const { formConfig, dbConfig, physical_table_category_id: categoryId } = call.args;
  return createTable(call, { categoryId, formConfig, dbConfig });
};
