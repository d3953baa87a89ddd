import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TableColumn } from '../columns/column.ts';
import { type Filters, matchingRows } from './filtering.ts';
import { rowsOf, type TableRow } from './row.ts';
import { type Sorting, sortedRows } from './sorting.ts';

interface Wanted {
  search: string;
  filters: Filters;
  sorting: Sorting | undefined;
}

/** The rows to show: as they come, or, where they are all that there are, searched, filtered and sorted here. */
export function useRows(
  list: readonly unknown[] | null | undefined,
  columns: readonly TableColumn[],
  isComplete: boolean,
  { search, filters, sorting }: Wanted,
): readonly TableRow[] {
  const { timeZone, locale } = useIntl();
  const rows = useMemo(() => rowsOf(list), [list]);
  const matching = useMemo(
    () => (isComplete ? matchingRows(rows, columns, { search, filters, timeZone }) : rows),
    [rows, columns, isComplete, search, filters, timeZone],
  );
  const column = sorting && columns.find(({ field }) => field === sorting.field);
  const isDescending = sorting?.isDescending ?? false;
  return useMemo(
    () => (isComplete && column ? sortedRows(matching, column, isDescending, locale) : matching),
    [matching, isComplete, column, isDescending, locale],
  );
}
