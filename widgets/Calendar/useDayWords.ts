import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface DayWords {
  /** Mon */
  weekday(day: CalendarDate): string;
  /** Monday, November 30, 2026 */
  long(day: CalendarDate): string;
  /** November 2026 */
  month(day: CalendarDate): string;
  /** Nov 30 – Dec 6, 2026 */
  range(first: CalendarDate, last: CalendarDate): string;
}

/** Days and months as the reader's language writes them. */
export function useDayWords(): DayWords {
  const { locale, formatters } = useIntl();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) =>
      formatters.getDateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    // A day is the same day everywhere: no time zone moves it.
    const time = (day: CalendarDate) => day.toDate('UTC');
    const weekday = writer({ weekday: 'short' });
    const long = writer({ dateStyle: 'full' });
    const month = writer({ year: 'numeric', month: 'long' });
    const range = writer({ dateStyle: 'medium' });
    return {
      weekday: (day) => weekday.format(time(day)),
      long: (day) => long.format(time(day)),
      month: (day) => month.format(time(day)),
      range: (first, last) => range.formatRange(time(first), time(last)),
    };
  }, [locale, formatters]);
}
