import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { rowsOf } from '../store/identifiers.ts';
import { written } from '../store/values.ts';
import { rowsIn, type StoredRow, type SubTable, subTablesOf } from './sub-tables.ts';
import type { TableDesign } from '../design/table-design.ts';

type Values = Readonly<Record<string, unknown>>;

/** A statement holds no more parameters than this; PostgreSQL takes 65,535. */
const mostParameters = 20_000;

interface PlacedRow {
  row: StoredRow;
  position: number;
}

function columnsOf(subTable: SubTable, { data }: StoredRow): [name: string, value: RawBuilder<unknown>][] {
  return subTable.rows.flatMap(({ id, column }) => (column ? written(column, data[id]) : []));
}

/** Writes rows that are new, moved or changed. A key that another record's row has is left to that record. */
async function putRows(
  query: Query,
  table: RawBuilder<unknown>,
  { subTable, recordId, rows }: { subTable: SubTable; recordId: string; rows: readonly PlacedRow[] },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = columnsOf(subTable, first.row).map(([name]) => name);
  const all = sql.join(['id', 'record_id', 'sort', ...names].map((name) => sql.id(name)));
  const updates = sql.join(['sort', ...names].map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`));
  const size = Math.max(1, Math.floor(mostParameters / (names.length + 3)));
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    const tuples = part.map(({ row, position }) => {
      const values = columnsOf(subTable, row).map(([, value]) => value);
      return sql`(${sql.join([sql`${row.row_id}`, sql`${recordId}`, sql`${position}::integer`, ...values])})`;
    });
    const { numAffectedRows } = await sql`
      insert into ${table} as s (${all}) values ${sql.join(tuples)}
      on conflict (id) do update set ${updates} where s.record_id = excluded.record_id`.execute(query);
    if (numAffectedRows !== BigInt(part.length)) throw new Error('A row of another record would have been written.');
  }
}

async function writeSubTable(
  query: Query,
  wsId: string,
  subTable: SubTable,
  { recordId, before, after }: { recordId: string; before: readonly StoredRow[]; after: readonly StoredRow[] },
): Promise<void> {
  const table = rowsOf(wsId, subTable.column.columnId);
  const remaining = new Set(after.map(({ row_id }) => row_id));
  const removed = before.filter(({ row_id }) => !remaining.has(row_id)).map(({ row_id }) => row_id);
  if (removed.length > 0) {
    await sql`delete from ${table} where record_id = ${recordId} and id = any(${removed}::text[])`.execute(query);
  }
  const stored = new Map(before.map((row, position) => [row.row_id, { row, position }]));
  const placed = after.map((row, position) => ({ row, position }));
  const changed = placed.filter((one) => !isDeepStrictEqual(stored.get(one.row.row_id), one));
  await putRows(query, table, { subTable, recordId, rows: changed });
}

/** Writes the rows of a record that is locked or new: those that are gone are removed, the order is that of `after`. */
export async function writeRows(
  query: Query,
  design: TableDesign,
  { recordId, before, after }: { recordId: string; before: Values; after: Values },
): Promise<void> {
  for (const subTable of subTablesOf(design)) {
    const rows = { recordId, before: rowsIn(before[subTable.id]), after: rowsIn(after[subTable.id]) };
    await writeSubTable(query, design.wsId, subTable, rows);
  }
}
