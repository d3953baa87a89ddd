import { isCalendarDay } from '#schemas/values';
import type { Schemas } from '#openapi';

type Unit = NonNullable<Schemas['StatisticGroup']['by']>;

const shapes = {
  hour: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  week: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} as const satisfies Partial<Record<Unit, Intl.DateTimeFormatOptions>>;

/** What a period of time that begins at `first` is called; days are of the calendar alone, hours are moments in the caller's zone. */
export function periodLabel(
  first: string,
  unit: Exclude<Unit, 'value'>,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  // A stored moment of the calendar's first or last day may be in a year of five digits here, or before the year 1.
  if (unit !== 'hour' && !isCalendarDay(first)) return first;
  const isChinese = locale.startsWith('zh');
  if (unit === 'quarter') {
    const quarter = Math.ceil(Number(first.slice(5, 7)) / 3);
    return isChinese ? `${first.slice(0, 4)}年第${quarter}季度` : `Q${quarter} ${first.slice(0, 4)}`;
  }
  const moment = unit === 'hour' ? new Date(first) : new Date(`${first}T00:00:00Z`);
  const zone = unit === 'hour' ? timeZone : 'UTC';
  const text = new Intl.DateTimeFormat(locale, { ...shapes[unit], timeZone: zone }).format(moment);
  if (unit !== 'week') return text;
  return isChinese ? `${text}起的一周` : `Week of ${text}`;
}
