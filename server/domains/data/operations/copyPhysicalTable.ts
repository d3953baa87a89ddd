import type { Schemas } from '#openapi';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { insertTable } from '../structure/insert-table.ts';
import { presentTable } from '../design/present.ts';
import { requireTableCategory } from '../design/put-table.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';

/** Copies a table's form, and its views when asked for, without its records (TABLE-13). */
export const copyPhysicalTable: Handler<'copyPhysicalTable'> = async (call) => {
  const { id, category_id: categoryId, cloneWithLogical = false } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.definition(
    wsId,
    async (query) => {
      await lockApplication(query, owner);
      await requireTableCategory(query, owner, { id: categoryId, pointer: '/category_id' });
      const source = await findTable(query, owner, id);
      if (!source.is_configured) throw new Failure('table_not_configured');
      const views = await logicalTables(query, owner).where('table_id', '=', id).execute();
      // Safe: only what the contract describes is ever written there.
      const formConfig = source.form_config as Schemas['FormConfig'];
      return createRow(query, call, {
        module: 'table',
        applicationId: application.id,
        wsId,
        insert: (columns) =>
          insertTable(query, owner, {
            columns,
            categoryId,
            formConfig,
            views: views.filter(({ is_default }) => is_default || cloneWithLogical),
          }),
        facts: ({ table_name, db_table_name, category_id }) => ({ table_name, db_table_name, category_id }),
        present: (table) => presentTable(table, table.views, call.locale),
      });
    },
    { retry: true },
  );
};
