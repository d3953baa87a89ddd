import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { rowsOf } from '../store/identifiers.ts';
import { readValue, selected } from '../store/values.ts';
import type { StoredRow, SubTable } from './sub-tables.ts';

/** The most rows that the contract lets a record have in one sub-table. */
const most = 1000;

async function rowsOfOne(query: Query, wsId: string, subTable: SubTable, recordId: string): Promise<StoredRow[]> {
  const columns = subTable.rows.flatMap(({ id, column }) => (column ? [{ id, column }] : []));
  const wanted = [sql.ref('s.id'), ...columns.flatMap(({ column }) => selected(column, 's'))];
  const { rows } = await sql<Record<string, unknown> & { id: string }>`
    select ${sql.join(wanted)} from ${rowsOf(wsId, subTable.column.columnId)} as s
    where s.record_id = ${recordId} order by s.sort, s.id limit ${sql.lit(most)}`.execute(query);
  return rows.map((row) => ({
    kind: 'row',
    row_id: row.id,
    data: Object.fromEntries(columns.map(({ id, column }) => [id, readValue(column, row)])),
  }));
}

/** The rows of one record in each of these sub-tables, in their order, by the sub-table's field. */
export async function readRows(
  query: Query,
  wsId: string,
  { subTables, recordId }: { subTables: readonly SubTable[]; recordId: string },
): Promise<Record<string, StoredRow[]>> {
  const read = await Promise.all(
    subTables.map(async (one) => [one.id, await rowsOfOne(query, wsId, one, recordId)] as const),
  );
  return Object.fromEntries(read);
}
