import { CalendarDate, getWeeksInMonth, startOfMonth, startOfWeek } from '@internationalized/date';

/** The days of a month in whole weeks, which begin as the locale's do and end in the months beside it. */
export function monthWeeks(month: CalendarDate, locale: string): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale);
  return Array.from({ length: getWeeksInMonth(month, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => first.add({ days: week * 7 + day })),
  );
}

const someDay = new CalendarDate(2026, 1, 7);

/** The seven days that a week of the locale has, in order; any week will do to name them. */
export function weekDays(locale: string): CalendarDate[] {
  const first = startOfWeek(someDay, locale);
  return Array.from({ length: 7 }, (_, day) => first.add({ days: day }));
}
