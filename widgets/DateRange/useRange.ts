import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import type { WidgetProps } from '#engine';
import { dayOf } from '../kit/calendar/day.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';

/** Days as they are bound: `yyyy-mm-dd`, or null where an end is open. */
export interface Ends {
  from: string | null;
  to: string | null;
}

interface Range {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

export interface RangeState {
  range: Range;
  /** The end is before the start: the state has no range then. */
  isBackwards: boolean;
  set: (next: Range) => void;
}

/** A range that is bound as one value, or as two. */
export function useRange(
  { bound, bounds }: Pick<WidgetProps<unknown>, 'bound' | 'bounds'>,
  notify: (ends: Ends) => void,
): RangeState {
  const { from: fromBound, to: toBound } = bounds;
  const [current, setCurrent] = useControllableState(bound, endsOf);
  const from = fromBound ? asDay(fromBound.value) : current.from;
  const to = toBound ? asDay(toBound.value) : current.to;
  const range = useMemo(() => ({ from: dayOf(from), to: dayOf(to) }), [from, to]);
  // What is there while its ends are the wrong way round.
  const [half, setHalf] = useState<Range>({});
  const isHalf = !range.from && !range.to && half.from !== undefined;
  return {
    range: isHalf ? half : range,
    isBackwards: isHalf,
    set(next) {
      const isBackwards = next.from !== undefined && next.to !== undefined && next.from.compare(next.to) > 0;
      setHalf(isBackwards ? next : {});
      const ends = isBackwards
        ? { from: null, to: null }
        : { from: next.from?.toString() ?? null, to: next.to?.toString() ?? null };
      fromBound?.set(ends.from);
      toBound?.set(ends.to);
      setCurrent(ends);
      notify(ends);
    },
  };
}

function endsOf(value: unknown): Ends {
  if (typeof value !== 'object' || value === null) return { from: null, to: null };
  return {
    from: asDay('from' in value ? value.from : null),
    to: asDay('to' in value ? value.to : null),
  };
}

function asDay(value: unknown): string | null {
  return dayOf(value)?.toString() ?? null;
}
