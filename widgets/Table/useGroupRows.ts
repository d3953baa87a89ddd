import { useEffect, useState } from 'react';
import { useEngine } from '#engine';
import { isData, ownValue, toFailure } from '#engine/runtime';
import type { TableProps } from '../generated/types.ts';
import { narrowed, type TableGroup } from './groups.ts';
import { rowsOf, type TableRow } from './row.ts';

/** Rows of a group on one page. */
export const groupSize = 20;

interface GroupRows {
  rows: readonly TableRow[];
  total: number | undefined;
  isLoading: boolean;
  error: string | undefined;
  retry: () => void;
}

const waiting = { rows: [] as readonly TableRow[], total: undefined, isLoading: true, error: undefined };

/**
 * One page of the rows of an open group: asked for when the group opens, and again whenever the groups were counted anew, as they
 * are after each change of a record.
 */
export function useGroupRows(
  list: TableProps['groupRows'],
  { filter }: TableGroup,
  { page, counted }: { page: number; counted: unknown },
): GroupRows {
  const { calls } = useEngine();
  const [found, setFound] = useState<Omit<GroupRows, 'retry'>>(waiting);
  const [turn, setTurn] = useState(0);
  const wanted = JSON.stringify(
    list && filter && { ...list.with, filter: narrowed(list.with?.['filter'], filter), page },
  );
  const call = list?.call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are asked for again after each count, and by `retry`.
  useEffect(() => {
    if (call === undefined || wanted === undefined) return undefined;
    const control = new AbortController();
    // Safe: it was an object when it was written.
    const args = JSON.parse(wanted) as Record<string, unknown>;
    calls.read(call, { ...args, size: groupSize }, control.signal).then(
      (answer) => {
        if (control.signal.aborted) return;
        const items = isData(answer) ? ownValue(answer, 'items') : undefined;
        const total = isData(answer) ? ownValue(answer, 'total') : undefined;
        setFound({
          rows: rowsOf(Array.isArray(items) ? items : []),
          total: typeof total === 'number' ? total : undefined,
          isLoading: false,
          error: undefined,
        });
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!control.signal.aborted) setFound((now) => ({ ...now, isLoading: false, error: message || code }));
      },
    );
    return () => control.abort();
  }, [calls, call, wanted, counted, turn]);
  return {
    ...found,
    retry() {
      setFound((now) => ({ ...now, isLoading: true, error: undefined }));
      setTurn((before) => before + 1);
    },
  };
}
