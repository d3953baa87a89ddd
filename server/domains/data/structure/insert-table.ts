import type { Schemas } from '#openapi';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { createRecordTable } from '../store/define.ts';
import { applyDesign } from './apply-design.ts';
import { hasTrigrams } from '../store/trigrams.ts';
import { requireRoomForTables } from './tables-quota.ts';
import { newestLayout } from './layouts.ts';
import { requireTargets } from '../design/require-targets.ts';
import { displayColumns } from '../design/view-display.ts';
import { newDbConfig } from '../design/table-name.ts';
import { findTable, type LogicalRow, logicalTables, type PhysicalRow, type TableOwner } from '../design/table-rows.ts';

/** The columns that every new row begins with. */
interface NewColumns {
  id: string;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

type NewView = Pick<
  LogicalRow,
  'logical_table_name' | 'names' | 'is_default' | 'filter_conditions' | 'list_config' | 'detail_config'
>;

interface NewTable {
  columns: NewColumns;
  categoryId: string;
  formConfig: Schemas['FormConfig'];
  dbConfig?: Schemas['TableDbConfig'] | undefined;
  /** The views of the table that it is a copy of; without them a default one that shows every record. */
  views?: readonly NewView[];
}

const everyRecord: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [] };

/** Stores a table with its views at the end of a category, and makes its record table, within `Database.definition`. */
export async function insertTable(
  query: Query,
  owner: TableOwner,
  { columns, categoryId, formConfig, dbConfig, views }: NewTable,
): Promise<PhysicalRow & { views: LogicalRow[] }> {
  const { wsId, appId } = owner;
  await requireRoomForTables(query, wsId, 1);
  const label = formConfig.formLabel.trim();
  const isConfigured = (formConfig.fields ?? []).length > 0;
  if (isConfigured) await requireTargets(query, owner, formConfig);
  const db = await newDbConfig(query, owner, { label, sent: dbConfig });
  const { last } = await query
    .selectFrom('physical_tables')
    .select(({ fn }) => fn.max('sort').as('last'))
    .where('ws_id', '=', wsId)
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('physical_tables')
    .values({
      ...columns,
      ws_id: wsId,
      app_id: appId,
      category_id: categoryId,
      table_name: label,
      db_table_name: db.db_table_name,
      form_config: json<unknown>({ ...formConfig, formLabel: label }),
      db_config: json<unknown>(db),
      is_configured: isConfigured,
      layout: newestLayout,
      has_search_indexes: await hasTrigrams(query),
      sort: (last ?? -1) + 1,
    })
    .execute();
  const asTable = { list_config: null, detail_config: null };
  const first: NewView = {
    logical_table_name: label,
    names: {},
    is_default: true,
    filter_conditions: everyRecord,
    ...asTable,
  };
  for (const [sort, view] of (views ?? [first]).entries()) {
    await query
      .insertInto('logical_tables')
      .values({
        ...columns,
        id: ulid(),
        ws_id: wsId,
        app_id: appId,
        table_id: columns.id,
        logical_table_name: view.logical_table_name,
        names: json(view.names),
        is_default: view.is_default,
        filter_conditions: json(view.filter_conditions),
        ...displayColumns(view),
        sort,
      })
      .execute();
  }
  const table = { wsId, tableId: columns.id };
  await createRecordTable(query, table);
  if (isConfigured) await applyDesign(query, table, formConfig);
  const stored = await findTable(query, owner, columns.id);
  return { ...stored, views: await logicalTables(query, owner).where('table_id', '=', columns.id).execute() };
}
