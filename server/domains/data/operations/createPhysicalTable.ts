import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { insertTable } from '../structure/insert-table.ts';
import { presentTable } from '../design/present.ts';
import { requireTableCategory } from '../design/put-table.ts';
import { onTakenName } from '../design/table-name.ts';

/** Adds a table with its default view at the end of a category; without fields it is not configured yet (TABLE-05, TABLE-14). */
export const createPhysicalTable: Handler<'createPhysicalTable'> = async (call) => {
  const { formConfig, dbConfig, physical_table_category_id: categoryId } = call.args;
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  if ((formConfig.fields ?? []).length > 0) requireSoundDesign(formConfig);
  // Tables of other databases need a connector, and there are none yet.
  if (dbConfig?.datasource_type === 'exdb') throw new NotFound({ pointer: '/dbConfig/connector_id' });
  const made = call.db.definition(
    wsId,
    async (query) => {
      await lockApplication(query, owner);
      await requireTableCategory(query, owner, { id: categoryId, pointer: '/physical_table_category_id' });
      return createRow(query, call, {
        module: 'table',
        applicationId: row.id,
        wsId,
        insert: (columns) => insertTable(query, owner, { columns, categoryId, formConfig, dbConfig }),
        facts: ({ table_name, db_table_name, category_id }) => ({ table_name, db_table_name, category_id }),
        present: (table) => presentTable(table, table.views),
      });
    },
    { retry: true },
  );
  return onTakenName(made);
};
