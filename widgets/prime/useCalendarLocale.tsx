import { CalendarDate, startOfWeek } from '@internationalized/date';
import { addLocale, updateLocaleOptions } from 'primereact/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dayText } from '../kit/calendar/day-text.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';

/** Any Sunday. */
const sunday = new CalendarDate(2026, 1, 4);

/** Gives PrimeReact's Calendar the words, the first day of a week and the order of month and year of the reader's language; returns its name there. */
export function useCalendarLocale(): string {
  const intl = useIntl();
  return useMemo(() => {
    const { locale } = intl;
    const name = (options: Intl.DateTimeFormatOptions, day: CalendarDate) =>
      intl.formatters.getDateTimeFormat(intl.locale, { ...options, timeZone: 'UTC' }).format(day.toDate('UTC'));
    const days = Array.from({ length: 7 }, (_, at) => sunday.add({ days: at }));
    const weekday = locale.startsWith('zh') ? 'narrow' : 'short';
    // Beside a year, Chinese writes 11月: 十一月 is the month by itself.
    const month = locale.startsWith('zh') ? 'numeric' : 'long';
    addLocale(locale, {});
    updateLocaleOptions(
      {
        firstDayOfWeek: startOfWeek(sunday.add({ days: 6 }), locale)
          .toDate('UTC')
          .getUTCDay(),
        showMonthAfterYear: dayText(locale).pattern[0]?.[1] === 'year',
        monthNames: Array.from({ length: 12 }, (_, at) => name({ month }, new CalendarDate(2026, at + 1, 1))),
        // Calendar renders the entries as they are: shown in short, spoken in full.
        dayNamesMin: days.map((day) => (
          <>
            <span aria-hidden="true">{name({ weekday }, day)}</span>
            <Spoken>{name({ weekday: 'long' }, day)}</Spoken>
          </>
        )),
        prevMonth: intl.formatMessage({ id: 'widget.DateField.earlier' }),
        nextMonth: intl.formatMessage({ id: 'widget.DateField.later' }),
      },
      locale,
    );
    return locale;
  }, [intl]);
}
