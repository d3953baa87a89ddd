import { useMemo, useState } from 'react';
import type { TableProps } from '../../../generated/types.ts';
import { keyOf, type RowKey, rowsOf, type TableRow } from './row.ts';

/** What others did to a row that is shown. */
export type RowNews = 'changed' | 'gone' | 'added';

/** What others did since the rows were read. */
export interface Changes {
  /** The rows, changed ones as they are now, each where it was. */
  rows: TableProps['rows'];
  news: ReadonlyMap<RowKey, RowNews>;
  /** How many the rows shown do not say, or no longer have. */
  added: number;
  changed: number;
  gone: number;
}

const none: ReadonlyMap<RowKey, RowNews> = new Map();

/**
 * Puts what others changed into the rows. Nothing moves: rows that were added, or are gone, wait until the list is read again. While a
 * value is being saved all stays as it is, because other rows would mean that it has been.
 */
export function useChanges({ rows, changes, rowKey = 'id' }: TableProps, isSaving: boolean): Changes {
  const [taken, setTaken] = useState(changes);
  if (!isSaving && taken !== changes) setTaken(changes);
  const now = isSaving ? taken : changes;
  return useMemo(() => {
    const counts = { added: now?.added ?? 0, changed: now?.changed ?? 0 };
    // Most lists have no changes: their rows are not looked at.
    if (!now?.records?.length && !now?.gone?.length) return { rows, news: none, ...counts, gone: 0 };
    const [changed, gone] = [byKey(rowsOf(now.records), rowKey), new Set(now.gone ?? [])];
    const known = rowsOf(rows).map((row, index) => keyOf(row, rowKey, index));
    const news = new Map<RowKey, RowNews>(
      known.flatMap((key): [RowKey, RowNews][] =>
        gone.has(key) ? [[key, 'gone']] : changed.has(key) ? [[key, 'changed']] : [],
      ),
    );
    const isSame = news.size === 0;
    return {
      rows: isSame || !rows ? rows : rowsOf(rows).map((row, index) => changed.get(keyOf(row, rowKey, index)) ?? row),
      news: isSame ? none : news,
      ...counts,
      gone: [...news.values()].filter((one) => one === 'gone').length,
    };
  }, [rows, now, rowKey]);
}

const byKey = (rows: readonly TableRow[], rowKey: string): ReadonlyMap<RowKey, TableRow> =>
  new Map(rows.map((row, index) => [keyOf(row, rowKey, index), row]));
