import { json, ulid } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { applyDesign } from '../design/apply-design.ts';
import { requireSoundDesign } from '../design/check-design.ts';
import { presentTable } from '../design/present.ts';
import { newDbConfig, onTakenName } from '../design/table-name.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';
import { createRecordTable } from '../store/define.ts';

/** Adds a table with its default view at the end of a category; without fields it is not configured yet (TABLE-05, TABLE-14). */
export const createPhysicalTable: Handler<'createPhysicalTable'> = async (call) => {
  const { formConfig, dbConfig, physical_table_category_id: categoryId } = call.args;
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  const isConfigured = (formConfig.fields ?? []).length > 0;
  if (isConfigured) requireSoundDesign(formConfig);
  // Tables of other databases need a connector, and there are none yet.
  if (dbConfig?.datasource_type === 'exdb') throw new NotFound({ pointer: '/dbConfig/connector_id' });
  const made = call.db.definition(
    wsId,
    async (query) => {
      const category = await query
        .selectFrom('categories')
        .select(['id', 'category_type'])
        .where('ws_id', '=', wsId)
        .where('app_id', '=', row.id)
        .where('id', '=', categoryId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (category?.category_type !== 'falconTable') throw new NotFound({ pointer: '/physical_table_category_id' });
      const label = formConfig.formLabel.trim();
      const db = await newDbConfig(query, owner, { label, sent: dbConfig });
      return createRow(query, call, {
        module: 'table',
        applicationId: row.id,
        wsId,
        async insert(columns) {
          const { last } = await query
            .selectFrom('physical_tables')
            .select(({ fn }) => fn.max('sort').as('last'))
            .where('ws_id', '=', wsId)
            .where('category_id', '=', categoryId)
            .executeTakeFirstOrThrow();
          const sort = (last ?? -1) + 1;
          await query
            .insertInto('physical_tables')
            .values({
              ...columns,
              ws_id: wsId,
              app_id: row.id,
              category_id: categoryId,
              table_name: label,
              db_table_name: db.db_table_name,
              form_config: json<unknown>({ ...formConfig, formLabel: label }),
              db_config: json<unknown>(db),
              is_configured: isConfigured,
              sort,
            })
            .execute();
          await query
            .insertInto('logical_tables')
            .values({
              ...columns,
              id: ulid(),
              ws_id: wsId,
              app_id: row.id,
              table_id: columns.id,
              logical_table_name: label,
              is_default: true,
              filter_conditions: json<unknown>({ logicalOperator: 'all', children: [] }),
            })
            .execute();
          const table = { wsId, tableId: columns.id };
          await createRecordTable(query, table);
          if (isConfigured) await applyDesign(query, table, formConfig);
          const stored = await findTable(query, owner, columns.id);
          const views = await logicalTables(query, owner).where('table_id', '=', columns.id).execute();
          return { ...stored, views };
        },
        facts: ({ table_name, db_table_name, category_id }) => ({ table_name, db_table_name, category_id }),
        present: (table) => presentTable(table, table.views),
      });
    },
    { retry: true },
  );
  return onTakenName(made);
};
