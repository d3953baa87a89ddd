import { isPassword } from '#engine/forms';
import { isDeepStrictEqual } from 'node:util';
import { rowsIn, type StoredRow, type SubTable } from './sub-tables.ts';

/** What a change did to one row, on one side of the change. */
export interface ChangedRow {
  row_id: string;
  /** Where the row is among those of its record. */
  index: number;
  /** The values that differ; of a row that was added or removed, all that it has; of one that moved, none. */
  data: Readonly<Record<string, unknown>>;
}

/** Rows that a change added, removed, moved or changed, as they were before and after it. */
export type RowChanges = readonly [before: readonly ChangedRow[], after: readonly ChangedRow[]];

const isSecret = (subTable: SubTable, id: string): boolean =>
  isPassword(subTable.rows.find((field) => field.id === id)?.kind);

/** Where each row that both sides have is among those; the others do not count. */
function ranksOf(rows: readonly StoredRow[], others: ReadonlyMap<string, unknown>): Map<string, number> {
  const shared = rows.filter(({ row_id }) => others.has(row_id));
  return new Map(shared.map(({ row_id }, rank) => [row_id, rank]));
}

/**
 * What a record's history keeps of a changed sub-table. With what is after the change it gives what was before: without the rows
 * of the second list, and with those of the first at their indexes, from the smallest.
 */
export function rowChanges(subTable: SubTable, given: { before: unknown; after: unknown }): RowChanges {
  const [before, after] = [rowsIn(given.before), rowsIn(given.after)];
  const [old, now] = [byKey(before), byKey(after)];
  const [oldRanks, ranks] = [ranksOf(before, now), ranksOf(after, old)];
  const side = (rows: readonly StoredRow[], others: ReadonlyMap<string, StoredRow>): ChangedRow[] =>
    rows.flatMap(({ row_id, data }, index) => {
      const other = others.get(row_id)?.data ?? {};
      const differing = Object.entries(data).filter(([id, value]) => !isDeepStrictEqual(value, other[id] ?? null));
      const hasMoved = oldRanks.get(row_id) !== ranks.get(row_id);
      if (others.has(row_id) && differing.length === 0 && !hasMoved) return [];
      const values = differing.map(([id, value]) => [id, isSecret(subTable, id) ? null : value] as const);
      return [{ row_id, index, data: Object.fromEntries(values) }];
    });
  return [side(before, now), side(after, old)];
}

const byKey = (rows: readonly StoredRow[]): Map<string, StoredRow> => new Map(rows.map((row) => [row.row_id, row]));
