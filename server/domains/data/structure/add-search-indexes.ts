import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { searchedTexts } from '../design/searched-texts.ts';
import { columnsOf } from '../design/table-rows.ts';
import { pathOfColumn } from '../design/wanted-columns.ts';
import type { RecordTable } from '../store/identifiers.ts';
import { hasTrigrams, indexSearch } from '../store/trigrams.ts';
import { changeTables, type TableChange } from './change-tables.ts';
import { addIndexJob } from './index-job-rows.ts';
import { isLarge, markIndexes } from './keep-indexes.ts';

async function addTo(query: Query, table: RecordTable, config: Schemas['FormConfig']): Promise<void> {
  const searched = searchedTexts(config);
  const columns = (await columnsOf(query, table.wsId, table.tableId).execute()).filter(
    (column) => column.is_current && !column.is_searched && column.sub_table === null && searched.has(column.field_id),
  );
  if (columns.length === 0) return;
  if (await isLarge(query, table)) return addIndexJob(query, table, columns.map(pathOfColumn));
  for (const column of columns)
    await markIndexes(query, column, { is_searched: await indexSearch(query, table, column.id) });
}

/** One table in a transaction. @returns whether it lacked them */
function addToTable(db: Database, table: RecordTable): Promise<boolean> {
  return db.definition(
    table.wsId,
    async (query) => {
      const { wsId, tableId } = table;
      const row = await query
        .selectFrom('physical_tables')
        .select(['form_config', 'has_search_indexes'])
        .where('ws_id', '=', wsId)
        .where('id', '=', tableId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row || row.has_search_indexes) return false;
      // Safe: only what the contract describes is ever written there.
      await addTo(query, table, row.form_config as Schemas['FormConfig']);
      await query
        .updateTable('physical_tables')
        .set({ has_search_indexes: true })
        .where('ws_id', '=', wsId)
        .where('id', '=', tableId)
        .execute();
      return true;
    },
    { retry: true },
  );
}

/**
 * Gives tables that were made before the database had `pg_trgm` the indexes by which their texts are searched; nothing without it. A table
 * that is in use at that moment is left to the next run: its failure is passed to `report`. @returns how many tables were changed
 */
export async function addSearchIndexes(db: Database, report: TableChange['report']): Promise<number> {
  if (!(await db.identity(hasTrigrams, { readOnly: true }))) return 0;
  const lacking = sql<SqlBool>`not has_search_indexes`;
  return changeTables(db, { lacking, change: (table) => addToTable(db, table), report });
}
