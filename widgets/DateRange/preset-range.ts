import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import type { DateRangeProps } from '../generated/types.ts';

export type Preset = NonNullable<DateRangeProps['presets']>[number];

/** Both ends, the last day included. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/** The days that a preset means today; weeks begin as the locale's do. */
export function presetRange(preset: Preset, today: CalendarDate, locale: string): DayRange {
  const lastMonth = today.subtract({ months: 1 });
  const yesterday = today.subtract({ days: 1 });
  const ranges: Record<Preset, () => DayRange> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: yesterday, to: yesterday }),
    thisWeek: () => ({ from: startOfWeek(today, locale), to: endOfWeek(today, locale) }),
    last7Days: () => ({ from: today.subtract({ days: 6 }), to: today }),
    last30Days: () => ({ from: today.subtract({ days: 29 }), to: today }),
    thisMonth: () => ({ from: startOfMonth(today), to: endOfMonth(today) }),
    lastMonth: () => ({ from: startOfMonth(lastMonth), to: endOfMonth(lastMonth) }),
    thisYear: () => ({ from: startOfYear(today), to: startOfYear(today).add({ years: 1 }).subtract({ days: 1 }) }),
  };
  return ranges[preset]();
}

/** Two days in their order. */
export function inOrder(one: CalendarDate, other: CalendarDate): DayRange {
  return one.compare(other) <= 0 ? { from: one, to: other } : { from: other, to: one };
}
