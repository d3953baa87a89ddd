import { foldCase } from '#schemas/values';
import { ownValue } from '../runtime/evaluate/own-value.ts';
import { isEmpty } from '../runtime/state/is-empty.ts';
import { rowData } from './record-evaluator.ts';

type FirstRows = Map<string, number>;

/** The first row of each value, by the list of rows and the column: a list of a thousand rows is read once for all its cells. */
const known = new WeakMap<readonly unknown[], Map<string, FirstRows>>();

/** Texts that differ in case alone are the same value, as in a unique field of a record. */
const keyOf = (value: unknown): string => JSON.stringify(typeof value === 'string' ? foldCase(value) : value);

function firstRows(rows: readonly unknown[], column: string): FirstRows {
  const columns = known.get(rows) ?? new Map<string, FirstRows>();
  known.set(rows, columns);
  const found = columns.get(column) ?? new Map<string, number>();
  if (!columns.has(column)) {
    for (const [index, row] of rows.entries()) {
      const value = ownValue(rowData(row), column);
      if (!isEmpty(value) && !found.has(keyOf(value))) found.set(keyOf(value), index);
    }
    columns.set(column, found);
  }
  return found;
}

/** True for a cell whose value a row before it has already. */
export function isRepeated(rows: unknown, column: string, index: number): boolean {
  if (!Array.isArray(rows)) return false;
  const value = ownValue(rowData(rows[index]), column);
  return !isEmpty(value) && (firstRows(rows, column).get(keyOf(value)) ?? index) < index;
}
