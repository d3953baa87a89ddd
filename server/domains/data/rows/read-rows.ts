import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { rowsOf } from '../store/identifiers.ts';
import { readValue, selected } from '../store/values.ts';
import type { StoredRow, SubTable } from './sub-tables.ts';

/** The most rows that the contract lets a record have in one sub-table. */
const most = 1000;

type RowsOfRecords = Map<string, StoredRow[]>;

async function rowsOfSome(
  query: Query,
  wsId: string,
  subTable: SubTable,
  recordIds: readonly string[],
): Promise<RowsOfRecords> {
  const columns = subTable.rows.flatMap(({ id, column }) => (column ? [{ id, column }] : []));
  const wanted = [sql.ref('s.id'), sql.ref('s.record_id'), ...columns.flatMap(({ column }) => selected(column, 's'))];
  const { rows } = await sql<Record<string, unknown> & { id: string; record_id: string }>`
    select ${sql.join(wanted)} from ${rowsOf(wsId, subTable.column.columnId)} as s
    where s.record_id = any(${recordIds}::text[]) order by s.record_id, s.sort, s.id
    limit ${most * recordIds.length}`.execute(query);
  const found: RowsOfRecords = new Map(recordIds.map((id) => [id, []]));
  for (const row of rows) {
    const data = Object.fromEntries(columns.map(({ id, column }) => [id, readValue(column, row)]));
    found.get(row.record_id)?.push({ kind: 'row', row_id: row.id, data });
  }
  return found;
}

/** The rows of one record in each of these sub-tables, in their order, by the sub-table's field. */
export async function readRows(
  query: Query,
  wsId: string,
  { subTables, recordId }: { subTables: readonly SubTable[]; recordId: string },
): Promise<Record<string, StoredRow[]>> {
  return (await readRowsOf(query, wsId, { subTables, recordIds: [recordId] })).get(recordId) ?? {};
}

/** The same of several records, by their ids. */
export async function readRowsOf(
  query: Query,
  wsId: string,
  { subTables, recordIds }: { subTables: readonly SubTable[]; recordIds: readonly string[] },
): Promise<Map<string, Record<string, StoredRow[]>>> {
  const found = new Map<string, Record<string, StoredRow[]>>(recordIds.map((id) => [id, {}]));
  const read = await Promise.all(
    subTables.map(async (one) => [one.id, await rowsOfSome(query, wsId, one, recordIds)] as const),
  );
  for (const [field, rows] of read)
    for (const [id, list] of rows) Object.assign(found.get(id) ?? {}, { [field]: list });
  return found;
}
