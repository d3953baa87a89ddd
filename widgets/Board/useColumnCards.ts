import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetProps } from '#engine';
import { toFailure } from '#engine/runtime';
import type { BoardProps } from '../generated/types.ts';
import { narrowed } from '../Table/model/groups/groups.ts';
import { among, pageOf, type RowPage } from '../Table/model/groups/useGroupRows.ts';
import { keyOf, type RowKey, type TableRow } from '../Table/model/rows/row.ts';
import type { BoardColumn } from './board-column.ts';

/** How many cards a column shows: at first, and after each press on "more". A call lists at most 100. */
const steps = [10, 30, 60, 100] as const;

/** Where the cards of all columns come from. */
export interface ColumnSource {
  /** Of the board. */
  id: string;
  list: BoardProps['cards'];
  /** All cards by their columns, where they are known. */
  known: ReadonlyMap<string, readonly TableRow[]> | undefined;
  counted: unknown;
  rowKey: string;
  read: WidgetProps<BoardProps>['read'];
}

interface Asked {
  /** How often the cards of this column were asked for again because one of them was moved. */
  turn: number;
  /** The column has been in sight. */
  isSeen: boolean;
  /** What was moved into the column last: it is shown wherever the order of the list has it. */
  moved: RowKey | undefined;
  /** The column shows what the list has; or it could not be read. */
  onRead: () => void;
}

export interface ColumnCards {
  rows: readonly TableRow[];
  total: number | undefined;
  isLoading: boolean;
  error: string | undefined;
  /** Absent where there are no more, or a column shows as many as it can. */
  more: (() => void) | undefined;
  retry: () => void;
}

type Found = Pick<ColumnCards, 'rows' | 'total' | 'isLoading' | 'error'>;

const waiting: Found = { rows: [], total: undefined, isLoading: true, error: undefined };
const nothing = { isLoading: false, error: undefined };

/** The first cards of a column, out of the list's call: read when the column comes into sight, and whenever the cards were counted again. */
export function useColumnCards(column: BoardColumn, source: ColumnSource, asked: Asked): ColumnCards {
  const { key, filter, count } = column;
  const { list, counted, rowKey, read } = source;
  const { turn, isSeen, moved } = asked;
  const [found, setFound] = useState(waiting);
  const [step, setStep] = useState(0);
  const [again, setAgain] = useState(0);
  const isWanted = list && filter && isSeen && (count !== 0 || turn > 0);
  const size = steps[step] ?? 100;
  // Safe: the filter of a column is what the list's call takes.
  const own = filter as Parameters<typeof narrowed>[1];
  const wanted = isWanted
    ? JSON.stringify({ ...list.with, filter: narrowed(list.with?.['filter'], own), page: 1, size })
    : undefined;
  const call = list?.call;
  const onRead = useEffectEvent(asked.onRead);
  const load = useEffectEvent(async (args: Record<string, unknown>, signal: AbortSignal): Promise<RowPage> => {
    const ask = async (more: object) => pageOf(await read?.(call ?? '', { ...args, ...more }, signal));
    const page = await ask({});
    const isThere = moved === undefined || page.rows.some((row, index) => keyOf(row, rowKey, index) === moved);
    if (isThere) return page;
    const { rows } = await ask({ size: 1, filter: among(args['filter'], rowKey, [moved]) });
    return { ...page, rows: [...rows, ...page.rows] };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cards are asked for again after each count, move and `retry`.
  useEffect(() => {
    if (wanted === undefined) {
      onRead();
      return undefined;
    }
    const control = new AbortController();
    // Safe: it was an object when it was written.
    load(JSON.parse(wanted) as Record<string, unknown>, control.signal).then(
      ({ rows, total }) => {
        if (control.signal.aborted) return;
        setFound({ rows, total, isLoading: false, error: undefined });
        onRead();
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (control.signal.aborted) return;
        setFound((now) => ({ ...now, isLoading: false, error: message || code }));
        onRead();
      },
    );
    return () => control.abort();
  }, [wanted, call, counted, turn, again]); // oxlint-disable-line react-hooks/exhaustive-deps
  const all = source.known ? (source.known.get(key) ?? []) : count === 0 || !list ? [] : undefined;
  const shown = wanted === undefined && all ? { ...nothing, rows: all.slice(0, size), total: all.length } : found;
  const isPart = shown.rows.length > 0 && shown.rows.length < (shown.total ?? count ?? 0);
  const canGrow = isPart && step < steps.length - 1;
  return {
    ...shown,
    more: canGrow ? () => setStep(step + 1) : undefined,
    retry() {
      setFound((now) => ({ ...now, isLoading: true, error: undefined }));
      setAgain(again + 1);
    },
  };
}
