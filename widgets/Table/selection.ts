import type { RowKey } from './row.ts';

/** The keys out of whatever is bound. */
export function readSelection(value: unknown): readonly RowKey[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string' || typeof key === 'number') : [];
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

/** All of the shown rows, or none of them; rows of other pages stay chosen. */
export function toggledAll(selection: readonly RowKey[], keys: readonly RowKey[]): RowKey[] {
  const selected = new Set(selection);
  if (keys.every((key) => selected.has(key))) {
    const shown = new Set(keys);
    return selection.filter((key) => !shown.has(key));
  }
  return [...new Set([...selection, ...keys])];
}
