import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '#engine';
import { isData, ownValue, toFailure } from '#engine/runtime';
import type { TableProps } from '../../../generated/types.ts';
import { type GroupNews, mergedNews } from './group-news.ts';
import { narrowed, type TableGroup } from './groups.ts';
import { keyOf, type RowKey, rowsOf } from '../rows/row.ts';

/** Rows of a group on one page. */
export const groupSize = 20;

interface GroupRows extends GroupNews {
  total: number | undefined;
  isLoading: boolean;
  error: string | undefined;
  retry: () => void;
}

const waiting = { rows: [], news: new Map(), total: undefined, isLoading: true, error: undefined };

interface Asked {
  page: number;
  /** What is another object after each count. */
  counted: unknown;
  /** The last count was made because others changed something: rows stay where they are then. */
  isLive: boolean;
  rowKey: string;
  read: WidgetProps<TableProps>['read'];
}

/**
 * One page of the rows of an open group: asked for when the group opens, and again whenever the groups were counted anew, as they
 * are after each change of a record. What others did is put into the rows that are shown.
 */
export function useGroupRows(
  list: TableProps['groupRows'],
  { filter }: TableGroup,
  { page, counted, isLive, rowKey, read: readCall }: Asked,
): GroupRows {
  const [found, setFound] = useState<Omit<GroupRows, 'retry'>>(waiting);
  const shown = useRef<{ wanted: string; now: GroupNews }>(undefined);
  const [turn, setTurn] = useState(0);
  const wanted = JSON.stringify(
    list && filter && { ...list.with, filter: narrowed(list.with?.['filter'], filter), page },
  );
  const call = list?.call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are asked for again after each count, and by `retry`.
  useEffect(() => {
    if (call === undefined || wanted === undefined || !readCall) return undefined;
    const control = new AbortController();
    // Safe: it was an object when it was written.
    const args = JSON.parse(wanted) as Record<string, unknown>;
    const read = async (more: object): Promise<RowPage> =>
      pageOf(await readCall(call, { ...args, ...more }, control.signal));
    const before = isLive && shown.current?.wanted === wanted ? shown.current.now : undefined;
    const load = async (): Promise<RowPage & GroupNews> => {
      const now = await read({ size: groupSize });
      if (!before) return { ...now, news: new Map() };
      const { rows: items, total } = now;
      const found = new Set(items.map((row, index) => keyOf(row, rowKey, index)));
      const missing = before.rows.map((row, index) => keyOf(row, rowKey, index)).filter((key) => !found.has(key));
      const isWhole = total !== undefined && total <= items.length;
      const elsewhere =
        missing.length === 0 || isWhole
          ? []
          : (await read({ page: 1, size: missing.length, filter: among(args['filter'], rowKey, missing) })).rows;
      return { total, ...mergedNews(before, { items, elsewhere, rowKey, takesNew: page === 1 }) };
    };
    load().then(
      ({ rows, news, total }) => {
        if (control.signal.aborted) return;
        shown.current = { wanted, now: { rows, news } };
        setFound({ rows, news, total, isLoading: false, error: undefined });
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!control.signal.aborted) setFound((now) => ({ ...now, isLoading: false, error: message || code }));
      },
    );
    return () => control.abort();
  }, [readCall, call, wanted, counted, turn]); // oxlint-disable-line react-hooks/exhaustive-deps
  return {
    ...found,
    retry() {
      setFound((now) => ({ ...now, isLoading: true, error: undefined }));
      setTurn((before) => before + 1);
    },
  };
}

export type RowPage = Pick<GroupRows, 'rows' | 'total'>;

/** The rows of what a call answers that lists them. */
export function pageOf(answer: unknown): RowPage {
  const items = isData(answer) ? ownValue(answer, 'items') : undefined;
  const total = isData(answer) ? ownValue(answer, 'total') : undefined;
  return { rows: rowsOf(Array.isArray(items) ? items : []), total: typeof total === 'number' ? total : undefined };
}

/** Of the rows that a filter lists, those with these keys. */
export const among = (filter: unknown, rowKey: string, keys: readonly RowKey[]) =>
  narrowed(filter, {
    logicalOperator: 'all',
    children: [{ kind: 'condition', field: rowKey, operator: 'in', value: [...keys] }],
  });
