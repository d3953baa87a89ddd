import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';

/** The days that are shown around one of them. */
export interface ShownDays {
  first: CalendarDate;
  last: CalendarDate;
  /** The first day of each week. */
  weeks: readonly CalendarDate[];
  /** The days themselves, without those of the months beside. */
  days: readonly CalendarDate[];
}

/** Whole weeks, as the reader's language begins them; of a list, the days of the month alone. */
export function shownDays(day: CalendarDate, view: 'month' | 'week', locale: string, isList: boolean): ShownDays {
  const [begin, end] = view === 'week' ? [day, day] : [startOfMonth(day), endOfMonth(day)];
  const isMonthAlone = isList && view === 'month';
  const first = isMonthAlone ? begin : startOfWeek(begin, locale);
  const last = isMonthAlone ? end : endOfWeek(end, locale);
  const all = Array.from({ length: last.compare(first) + 1 }, (_, at) => first.add({ days: at }));
  return {
    first,
    last,
    weeks: all.filter((_, at) => at % 7 === 0),
    days: view === 'week' ? all : all.filter((one) => one.month === day.month),
  };
}

/** The same day of the month or week before or after. */
export const stepFrom = (day: CalendarDate, view: 'month' | 'week', step: -1 | 1): CalendarDate =>
  day.add(view === 'week' ? { weeks: step } : { months: step });
