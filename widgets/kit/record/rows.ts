import { ownValue } from '#engine/runtime';
import type { PastedColumn } from './paste/pasted-cell.ts';

/** A column of a sub-table as its widget shows it. */
export interface RowColumn extends PastedColumn {
  /** Of 24, against the other columns. */
  width: number | null;
  isRequired: boolean;
  /** Digits behind the point of the sum below, `any` for those that come out; null for no sum. */
  digits: number | 'any' | null;
  /** Whether its values are computed or given by the server. */
  isGiven: boolean;
}

/** What a row may do; the same object for as long as the table is there. */
export interface RowActions {
  move(index: number, by: -1 | 1): void;
  duplicate(index: number): void;
  remove(index: number): void;
}

/** The list with the item at an index at another one. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  // Safe: both indexes are of the list.
  return inserted(others, to, list[from] as T);
}

/** The list with one item more. */
export const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** A new row with what people entered in another one. */
export function copyOf(row: unknown, columns: readonly RowColumn[]): unknown {
  const data = ownValue(row, 'data');
  const entered = columns.filter(({ id, isGiven }) => !isGiven && ownValue(data, id) !== undefined);
  return { kind: 'row', data: Object.fromEntries(entered.map(({ id }) => [id, ownValue(data, id)])) };
}

/** True for a row in which nothing was entered yet. */
export function isBlank(
  row: unknown,
  columns: readonly RowColumn[],
  defaults: Readonly<Record<string, unknown>>,
): boolean {
  const data = ownValue(row, 'data');
  const isUntouched = (id: string): boolean => {
    const value = ownValue(data, id) ?? null;
    return value === null || value === '' || value === (defaults[id] ?? null);
  };
  return columns.every(({ id, isGiven }) => isGiven || isUntouched(id));
}
