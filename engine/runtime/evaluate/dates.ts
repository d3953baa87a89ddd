import { isCalendarDay, isCalendarMoment } from '#schemas/calendar';

const dayMs = 86_400_000;

/** Milliseconds since 1970 UTC of a date or of a time, as text or as a number; NaN for what is none. */
const timeOf = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d{4}(-|$)/.test(value)
      ? Date.parse(value)
      : Number.NaN;

const known = (number: number): number | null => (Number.isFinite(number) ? number + 0 : null);

/** Whole days from the first to the second; less than zero when the second is before. */
export const daysBetween = (from: unknown, to: unknown): number | null =>
  known(Math.trunc((timeOf(to) - timeOf(from)) / dayMs));

/** Hours with their fraction. */
export const hoursBetween = (from: unknown, to: unknown): number | null =>
  known((timeOf(to) - timeOf(from)) / 3_600_000);

/** Whole months: the 31st to the 30th of the next month is none yet. */
export function monthsBetween(from: unknown, to: unknown): number | null {
  const [start, end] = [timeOf(from), timeOf(to)];
  if (end < start) {
    const back = monthsBetween(to, from);
    return back === null ? null : 0 - back;
  }
  const [first, last] = [new Date(start), new Date(end)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  return known(inMonth(last) >= inMonth(first) ? months : months - 1);
}

/** Whole years, such as the age of a person. */
export function yearsBetween(from: unknown, to: unknown): number | null {
  const months = monthsBetween(from, to);
  return months === null ? null : Math.trunc(months / 12) + 0;
}

/** How far a moment is in its month. */
const inMonth = (date: Date): number => date.getTime() - Date.UTC(date.getUTCFullYear(), date.getUTCMonth());

/** A date stays a date and a time stays one; the 31st of a month plus one month is the last day of the next. */
export function added(value: unknown, count: number, unit: 'day' | 'month'): string | null {
  const date = new Date(timeOf(value));
  const whole = Math.trunc(count);
  const day = date.getUTCDate();
  if (unit === 'day') date.setUTCDate(day + whole);
  else {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + whole + 1, 0);
    date.setUTCDate(Math.min(day, date.getUTCDate()));
  }
  const isDay = typeof value === 'string' && value.length <= 10;
  if (isDay) {
    const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
    return isCalendarDay(text) ? text : null;
  }
  return isCalendarMoment(date.getTime()) ? date.toISOString() : null;
}

/** A part of a date; of a time that of its day in UTC. */
export function partOf(value: unknown, part: 'year' | 'month' | 'day' | 'weekday'): number | null {
  const date = new Date(timeOf(value));
  if (part === 'year') return known(date.getUTCFullYear());
  if (part === 'month') return known(date.getUTCMonth() + 1);
  // Sunday is the seventh day, and no date has none.
  return known(part === 'day' ? date.getUTCDate() : ((date.getUTCDay() + 6) % 7) + 1);
}
