import { CalendarDate } from '@internationalized/date';

/** A day of the Gregorian calendar: what `yyyy-mm-dd` names, or undefined when there is none. */
export function dayOf(iso: unknown): CalendarDate | undefined {
  const found = typeof iso === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) : null;
  return found ? dayFrom(Number(found[1]), Number(found[2]), Number(found[3])) : undefined;
}

/** The day with these numbers, or undefined where the calendar has none: 31 February is not 3 March. */
export function dayFrom(year: number, month: number, day: number): CalendarDate | undefined {
  if (year < 1 || year > 9999) return undefined;
  const made = new CalendarDate(year, month, day);
  return made.month === month && made.day === day ? made : undefined;
}

/** The first and the last day that may be chosen; absent: no bound. */
export interface Limits {
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
}

export function isWithin(day: CalendarDate, { min, max }: Limits): boolean {
  return !(min && day.compare(min) < 0) && !(max && day.compare(max) > 0);
}

/** The day itself, or the limit that it is beyond. */
export function nearest(day: CalendarDate, { min, max }: Limits): CalendarDate {
  if (min && day.compare(min) < 0) return min;
  return max && day.compare(max) > 0 ? max : day;
}
