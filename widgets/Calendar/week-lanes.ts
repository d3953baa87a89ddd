import type { CalendarDate } from '@internationalized/date';
import type { CalendarEntry } from './calendar-entry.ts';

/** An entry as a bar in the row of a week. */
export interface WeekBar {
  entry: CalendarEntry;
  /** From the top, from 0. */
  lane: number;
  /** Days that it is over in this week. */
  days: number;
  /** It began in a week before, or continues in the next one. */
  isContinued: boolean;
  goesOn: boolean;
}

/** A day of a week with the bars that begin on it, or that the week begins with. */
export interface WeekDay {
  day: CalendarDate;
  bars: readonly WeekBar[];
  /** Entries that have no room. */
  hidden: number;
  /** All entries of the day. */
  count: number;
}

/** Puts the entries of a week into lanes, so that none is above another; what has no room in the lanes is counted by its days. */
export function weekDays(first: CalendarDate, entries: readonly CalendarEntry[], lanes: number): WeekDay[] {
  const days = Array.from({ length: 7 }, (_, at) => ({
    day: first.add({ days: at }),
    bars: [] as WeekBar[],
    hidden: 0,
    count: 0,
  }));
  const last = first.add({ days: 6 });
  /** Of each lane, the first day that is free again. */
  const free: number[] = Array.from({ length: lanes }, () => 0);
  for (const entry of entries) {
    if (entry.first.compare(last) > 0 || entry.last.compare(first) < 0) continue;
    const from = Math.max(0, entry.first.compare(first));
    const to = Math.min(6, entry.last.compare(first));
    const lane = free.findIndex((at) => at <= from);
    for (const one of days.slice(from, to + 1)) {
      one.count += 1;
      if (lane === -1) one.hidden += 1;
    }
    if (lane === -1) continue;
    free[lane] = to + 1;
    days[from]?.bars.push({
      entry,
      lane,
      days: to - from + 1,
      isContinued: entry.first.compare(first) < 0,
      goesOn: entry.last.compare(last) > 0,
    });
  }
  return days;
}
