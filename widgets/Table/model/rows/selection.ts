import { keyOf, type RowKey, type TableRow } from './row.ts';

/** The keys out of whatever is bound. */
export function readSelection(value: unknown): readonly RowKey[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string' || typeof key === 'number') : [];
}

/** Those of the rows that are chosen, by their keys, in the order in which they were chosen. */
export function chosenRows(
  selection: readonly RowKey[],
  rows: readonly TableRow[],
  rowKey: string,
): ReadonlyMap<RowKey, TableRow> {
  if (selection.length === 0) return new Map();
  const byKey = new Map(rows.map((row, index) => [keyOf(row, rowKey, index), row]));
  return new Map(
    selection.flatMap((key) => {
      const row = byKey.get(key);
      return row ? [[key, row] as const] : [];
    }),
  );
}

/** The selection after a press on one row: alone, or beside the others. */
export function toggled(selection: readonly RowKey[], key: RowKey, isSingle: boolean): RowKey[] {
  if (isSingle) return [key];
  return selection.includes(key) ? selection.filter((one) => one !== key) : [...selection, key];
}

/** The selection with all rows between two indexes, as a press with Shift asks for. */
export function withRange(selection: readonly RowKey[], keys: readonly RowKey[], from: number, to: number): RowKey[] {
  const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...new Set([...selection, ...range])];
}

/** With all of these rows, or without them when all are chosen. */
export function toggledAll(selection: readonly RowKey[], keys: readonly RowKey[]): RowKey[] {
  const selected = new Set(selection);
  const meant = new Set(keys);
  if (keys.every((key) => selected.has(key))) return selection.filter((key) => !meant.has(key));
  return [...new Set([...selection, ...keys])];
}
