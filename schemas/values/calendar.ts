const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last day: others have no year of four digits, by which days are written and sorted. */
const firstDay = Date.parse('0001-01-01T00:00:00Z');
const lastDay = Date.parse('9999-12-31T00:00:00Z');

/** Whether a text such as `2026-11-29` is a day of the calendar, of the years 1 to 9999: 2026-02-30 is none. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const start = Date.parse(`${text}T00:00:00Z`);
  // A day that the month does not have becomes one of the next, and NaN is in no range.
  return start >= firstDay && start <= lastDay && new Date(start).toISOString().startsWith(text);
}

/**
 * Whether clocks of every zone show a moment on a day of the calendar, in milliseconds since 1970 UTC: zones are less than a day
 * ahead of UTC or behind it, so that a day is kept free at both ends.
 */
export const isCalendarMoment = (moment: number): boolean => moment >= firstDay + dayMs && moment < lastDay;
