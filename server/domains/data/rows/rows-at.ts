import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { isGiven, isPassword } from '#kinds';
import type { TableDesign } from '../design/table-design.ts';
import { historyOf } from '../store/identifiers.ts';
import type { ChangedRow, RowChanges } from './row-changes.ts';
import { rowsIn, type StoredRow, type SubTable, withColumnsOf } from './sub-tables.ts';

type Row = Pick<StoredRow, 'row_id' | 'data'>;

/** The most changes of one sub-table that are undone. */
const most = 1000;

/** The rows as they were before a change: without the rows of its second list, and with those of the first at their indexes. */
export function rowsBefore(rows: readonly Row[], [before, after]: RowChanges): Row[] {
  const known = new Map(rows.map((row) => [row.row_id, row]));
  const gone = new Set(after.map(({ row_id }) => row_id));
  const result = rows.filter(({ row_id }) => !gone.has(row_id));
  for (const { row_id, index, data } of before.toSorted((one, other) => one.index - other.index)) {
    result.splice(index, 0, { row_id, data: { ...known.get(row_id)?.data, ...data } });
  }
  return result;
}

const isEntered = ({ rows }: SubTable, id: string): boolean => {
  const kind = rows.find((field) => field.id === id)?.kind;
  return kind !== undefined && !isGiven(kind) && !isPassword(kind);
};

const enteredIn = (subTable: SubTable, { data }: Pick<Row, 'data'>): Row['data'] =>
  Object.fromEntries(Object.entries(data).filter(([id]) => isEntered(subTable, id)));

/** Rows as a caller sends them: those that the record still has by their keys, the others as new ones. */
function asSent(subTable: SubTable, rows: readonly Row[], stored: readonly StoredRow[]): Schemas['RecordRow'][] {
  const keys = new Set(stored.map(({ row_id }) => row_id));
  return rows.map((row) => ({
    kind: 'row',
    ...(keys.has(row.row_id) && { row_id: row.row_id }),
    // Safe: what is stored there once was a value of a row.
    data: enteredIn(subTable, row) as Schemas['RecordRow']['data'],
  }));
}

const plain = (rows: readonly Row[]): unknown => rows.map(({ row_id, data }) => [row_id, data]);

/** A sub-table by its columns: those that come back by the caller's own right, those that the caller sees, and all of them. */
export interface RestoredColumns {
  open: SubTable;
  seen: SubTable;
  whole: SubTable;
}

/** The rows that a sub-table had at a version. */
export interface RowsAt {
  /** As they are sent to have them again; undefined where that changes nothing. */
  sent?: Schemas['RecordRow'][];
  /** For each of them, the values that a removed row had beside what is sent of it; nothing for a row that is still there. */
  former: Row['data'][];
  /** Whether a column that the caller sees, and may not change, has another value now in a row that is still there. */
  isHeld: boolean;
}

/** Undefined where too much happened since. */
export async function rowsAt(
  query: Query,
  design: TableDesign,
  { columns, rid, version, stored }: { columns: RestoredColumns; rid: string; version: number; stored: unknown },
): Promise<RowsAt | undefined> {
  const { open, seen, whole } = columns;
  const { rows } = await sql<{ pair: RowChanges }>`
    select changes -> ${whole.id} as pair from ${historyOf(design)}
    where record_id = ${rid} and version > ${version} and changes ? ${whole.id}
    order by version desc limit ${most + 1}`.execute(query);
  if (rows.length > most) return undefined;
  const now = rowsIn(stored);
  const byKey = new Map(now.map((row) => [row.row_id, row]));
  const then = rows.reduce<readonly Row[]>((state, { pair }) => rowsBefore(state, pair), now);
  const valuesOf = (table: SubTable, list: readonly Row[]) => plain(list.map((row) => withColumnsOf(table, row)));
  const shown = { ...seen, rows: seen.rows.filter(({ id }) => !open.rows.some((one) => one.id === id)) };
  const isOther = (row: Row): boolean => {
    const known = byKey.get(row.row_id);
    const values = Object.entries(enteredIn(shown, row));
    return known !== undefined && values.some(([id, value]) => !isDeepStrictEqual(value, known.data[id] ?? null));
  };
  return {
    ...(!isDeepStrictEqual(valuesOf(open, then), valuesOf(open, now)) && { sent: asSent(open, then, now) }),
    former: then.map((row) => (byKey.has(row.row_id) ? {} : enteredIn(whole, row))),
    isHeld: then.some(isOther),
  };
}

/** The rows of one side of a change as values of the record. */
export const rowValues = (rows: unknown): Schemas['RecordRow'][] =>
  // Safe: the history keeps them in this shape.
  (Array.isArray(rows) ? (rows as ChangedRow[]) : []).map(({ row_id, data }) => ({
    kind: 'row',
    row_id,
    data: data as Schemas['RecordRow']['data'],
  }));
