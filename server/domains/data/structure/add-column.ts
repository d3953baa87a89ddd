import { type Query, ulid } from '#server/kernel/db/index.ts';
import { addColumn, addRowColumn } from '../store/define.ts';
import type { RecordTable } from '../store/identifiers.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import type { WantedColumn } from '../design/wanted-columns.ts';

/** Adds the column of a field, and notes which one it is, within `Database.definition`. `columns` are those there so far. */
export async function addStoredColumn(
  query: Query,
  table: RecordTable,
  { field, subTable, storage }: WantedColumn,
  columns: readonly ColumnRow[],
): Promise<ColumnRow> {
  const column = { id: ulid(), storage };
  const of = columns.find(
    ({ is_current, sub_table, field_id }) => is_current && sub_table === null && field_id === subTable,
  );
  if (of === undefined) await addColumn(query, table, column);
  else await addRowColumn(query, { wsId: table.wsId, of: of.id }, column);
  return query
    .insertInto('table_columns')
    .values({
      id: column.id,
      ws_id: table.wsId,
      table_id: table.tableId,
      sub_table: subTable,
      holder_id: of?.id ?? null,
      field_id: field.id,
      storage,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
