import type { Schemas } from '#openapi';
import type { ColumnRow } from '../design/table-rows.ts';
import { pathOfColumn, type WantedColumn, wantedColumns } from '../design/wanted-columns.ts';
import type { Storage } from '../store/storage.ts';
import { isConverted, type Held } from './conversion.ts';

/** A stored column whose field gets a kind that stores values otherwise. */
export interface ChangedKind {
  column: ColumnRow;
  wanted: WantedColumn;
  from: Held;
}

/** The fields of a stored design by their paths; none before a table is configured. */
export function storedFields(config: Schemas['FormConfig']): ReadonlyMap<string, WantedColumn> {
  return new Map(wantedColumns(config).map((one) => [one.path, one]));
}

/** What a column holds, by the design that it was written by, or by what was kept of the field when it left. */
function heldBy(column: ColumnRow, former: ReadonlyMap<string, WantedColumn>, wanted: WantedColumn): Held {
  // Safe: the column and its definition were written by the design's own change.
  const storage = column.storage as Storage;
  const definition = column.definition as Schemas['FormField'] | null;
  const kind = former.get(pathOfColumn(column))?.kind ?? definition?.kind ?? wanted.kind;
  return { storage, kind };
}

/** The fields of a design that have values of another kind; sub-tables themselves only ever are rows. */
export function changedKinds(
  columns: readonly ColumnRow[],
  former: Schemas['FormConfig'],
  config: Schemas['FormConfig'],
): ChangedKind[] {
  const before = storedFields(former);
  return wantedColumns(config).flatMap((wanted): ChangedKind[] => {
    const column = columns.find((one) => one.is_current && pathOfColumn(one) === wanted.path);
    if (!column) return [];
    const from = heldBy(column, before, wanted);
    return isConverted(from, wanted) ? [{ column, wanted, from }] : [];
  });
}
