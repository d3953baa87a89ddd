import type { TableColumn } from '../columns/column.ts';
import { cellValue, type TableRow } from './row.ts';

export interface Sorting {
  field: string;
  isDescending: boolean;
}

/** `-name` is `name`, descending: the spelling of the contract's lists. */
export function parseSort(sort: unknown): Sorting | undefined {
  if (typeof sort !== 'string' || sort === '' || sort === '-') return undefined;
  return sort.startsWith('-') ? { field: sort.slice(1), isDescending: true } : { field: sort, isDescending: false };
}

/** A sorting as the contract's lists spell it; null: by nothing. */
export function spelledSort(sorting: Sorting | undefined): string | null {
  return sorting ? `${sorting.isDescending ? '-' : ''}${sorting.field}` : null;
}

/**
 * What a press on a header asks for: up, then down, then nothing. Where nothing is asked for the list has its `usual` order: what leads
 * there is nothing too.
 */
export function nextSort(current: Sorting | undefined, field: string, usual?: Sorting): string | null {
  const shown = current ?? usual;
  const next = shown?.field !== field ? field : shown.isDescending ? (current ? null : field) : `-${field}`;
  return next === spelledSort(usual) ? null : next;
}

/** The rows in the order of a column; missing values come last both ways, and equal ones stay as they were. */
export function sortedRows(
  rows: readonly TableRow[],
  column: TableColumn,
  isDescending: boolean,
  locale: string,
): readonly TableRow[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const ranks = rows.map((row) => ({ row, rank: rankOf(row, column) }));
  const way = isDescending ? -1 : 1;
  ranks.sort((a, b) => {
    if (a.rank === undefined || b.rank === undefined) return a.rank === b.rank ? 0 : a.rank === undefined ? 1 : -1;
    return way * compare(a.rank, b.rank, collator);
  });
  return ranks.map(({ row }) => row);
}

/** Numbers by size, times as they are spelled (ISO 8601), everything else as it is written. */
function rankOf(row: TableRow, column: TableColumn): number | string | undefined {
  const value = cellValue(column, row);
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 0 : 1;
  return column.kind === 'tag' || typeof value !== 'string' ? column.write(value) : value;
}

function compare(a: number | string, b: number | string, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
