import { useEffect, useState } from 'react';
import type { WidgetProps } from '#engine';
import { toFailure } from '#engine/runtime';
import type { CalendarProps } from '../generated/types.ts';
import { pageOf } from '../Table/model/groups/useGroupRows.ts';
import type { TableRow } from '../Table/model/rows/row.ts';

/** A call lists so many at once, and a calendar reads so many pages of them. */
const size = 100;
const mostPages = 10;

export interface RangeRows {
  rows: readonly TableRow[];
  total: number | undefined;
  isLoading: boolean;
  error: string | undefined;
  retry: () => void;
}

type Found = Omit<RangeRows, 'retry'>;

const waiting: Found = { rows: [], total: undefined, isLoading: true, error: undefined };

/** The entries of the days that are shown, out of their call. `isReady`: its arguments are about these days. */
export function useRangeRows(
  list: CalendarProps['entries'],
  read: WidgetProps<CalendarProps>['read'],
  isReady: boolean,
): RangeRows {
  const [found, setFound] = useState(waiting);
  const [turn, setTurn] = useState(0);
  const wanted = list && isReady ? JSON.stringify(list) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` asks for the same entries again.
  useEffect(() => {
    if (wanted === undefined || !read) return undefined;
    const control = new AbortController();
    // Safe: it was this object when it was written.
    const { call, with: args } = JSON.parse(wanted) as NonNullable<CalendarProps['entries']>;
    const page = async (number: number) => pageOf(await read(call, { ...args, page: number, size }, control.signal));
    const load = async (): Promise<Found> => {
      setFound((now) => ({ ...now, isLoading: true, error: undefined }));
      const first = await page(1);
      const pages = Math.min(mostPages, Math.ceil((first.total ?? first.rows.length) / size));
      const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, async (_, at) => page(at + 2)));
      const rows = [first, ...others].flatMap((one) => one.rows);
      return { rows, total: first.total, isLoading: false, error: undefined };
    };
    load().then(
      (now) => {
        if (!control.signal.aborted) setFound(now);
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!control.signal.aborted) setFound({ ...waiting, isLoading: false, error: message || code });
      },
    );
    return () => control.abort();
  }, [wanted, read, turn]); // oxlint-disable-line react-hooks/exhaustive-deps
  return { ...found, retry: () => setTurn(turn + 1) };
}
