import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { TableDesign } from '../design/table-design.ts';
import { historyOf } from '../store/identifiers.ts';
import type { ChangedRow, RowChanges } from './row-changes.ts';
import { rowsIn, type StoredRow, type SubTable, withColumnsOf } from './sub-tables.ts';

type Row = Pick<StoredRow, 'row_id' | 'data'>;

/** The most changes of one sub-table that are undone. */
const most = 1000;

/** Kinds of cells that follow from others. */
const given: ReadonlySet<string> = new Set(['lookup', 'formula', 'serial', 'system']);

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
  return kind !== undefined && !given.has(kind.type) && !(kind.type === 'text' && kind.widget === 'password');
};

/** Rows as a caller sends them: those that the record still has by their keys, the others as new ones. */
function asSent(subTable: SubTable, rows: readonly Row[], stored: readonly StoredRow[]): Schemas['RecordRow'][] {
  const keys = new Set(stored.map(({ row_id }) => row_id));
  return rows.map(({ row_id, data }) => ({
    kind: 'row',
    ...(keys.has(row_id) && { row_id }),
    // Safe: what is stored there once was a value of a row.
    data: Object.fromEntries(
      Object.entries(data).filter(([id]) => isEntered(subTable, id)),
    ) as Schemas['RecordRow']['data'],
  }));
}

const plain = (rows: readonly Row[]): unknown => rows.map(({ row_id, data }) => [row_id, data]);

/**
 * The rows that a sub-table had at a version, as they are sent to have them again; undefined where they are the same now, or
 * where too much happened since.
 */
export async function rowsAt(
  query: Query,
  design: TableDesign,
  { subTable, rid, version, stored }: { subTable: SubTable; rid: string; version: number; stored: unknown },
): Promise<Schemas['RecordRow'][] | 'same' | 'tooMany'> {
  const { rows } = await sql<{ pair: RowChanges }>`
    select changes -> ${subTable.id} as pair from ${historyOf(design)}
    where record_id = ${rid} and version > ${version} and changes ? ${subTable.id}
    order by version desc limit ${most + 1}`.execute(query);
  if (rows.length > most) return 'tooMany';
  const now = rowsIn(stored);
  const all = rows.reduce<readonly Row[]>((state, { pair }) => rowsBefore(state, pair), now);
  const then = all.map((row) => withColumnsOf(subTable, row));
  return isDeepStrictEqual(plain(then), plain(now.map((row) => withColumnsOf(subTable, row))))
    ? 'same'
    : asSent(subTable, then, now);
}

/** The rows of one side of a change as values of the record. */
export const rowValues = (rows: unknown): Schemas['RecordRow'][] =>
  // Safe: the history keeps them in this shape.
  (Array.isArray(rows) ? (rows as ChangedRow[]) : []).map(({ row_id, data }) => ({
    kind: 'row',
    row_id,
    data: data as Schemas['RecordRow']['data'],
  }));
