import { isData, ownValue } from '#engine/runtime';
import type { TableColumn } from '../columns/column.ts';

/** A row as the document's list has it. */
export type TableRow = Readonly<Record<string, unknown>>;
export type RowKey = string | number;

/** The rows of a list; anything that is no object is none of them. */
export function rowsOf(list: readonly unknown[] | null | undefined): readonly TableRow[] {
  const rows = list ?? [];
  return rows.every(isRow) ? rows : rows.filter(isRow);
}

function isRow(row: unknown): row is TableRow {
  return isData(row) && !Array.isArray(row);
}

/** The key of a row; its index where the field is missing. */
export function keyOf(row: TableRow, field: string, index: number): RowKey {
  const key = ownValue(row, field);
  return typeof key === 'string' || typeof key === 'number' ? key : `row ${index}`;
}

/** The value of a row in a column; undefined where the column's expression cannot be evaluated. */
export function cellValue(column: TableColumn, row: TableRow): unknown {
  try {
    return column.part.read('value', { row });
  } catch {
    // The cell itself shows why, when it is on the screen.
    return undefined;
  }
}

/** The columns with the one that people know a row by before the others, as far as it is shown. */
export function titleFirst(
  columns: readonly TableColumn[],
  titleField: string | null | undefined,
): readonly TableColumn[] {
  const title = columns.find(({ field }) => field === titleField);
  return title ? [title, ...columns.filter((column) => column !== title)] : columns;
}

/** What a row is called in words, for those who hear it: its first column. */
export function nameOf(row: TableRow, columns: readonly TableColumn[]): string {
  const [first] = columns;
  return first ? first.write(cellValue(first, row)) : '';
}

/** The value that is edited: what the cell shows, unless its column says another one. */
export function editedValue(column: TableColumn, row: TableRow): unknown {
  if (column.editor === undefined || column.editor === 'words') return cellValue(column, row);
  try {
    return column.part.read('raw', { row });
  } catch {
    // The cell itself shows why, when it is on the screen.
    return undefined;
  }
}
