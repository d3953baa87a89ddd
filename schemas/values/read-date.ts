import { readTime } from './read-time.ts';

/** Whether the day or the month comes first where the year comes last: 15-01-2025, 01-15-2025. With the year first there is one order. */
export type DateNotation = 'dayFirst' | 'monthFirst';

/**
 * How the dates of a column are written: `unclear` when some could be two days and no other cell tells, or as many cells are certain of
 * one order as of the other; null when it makes no difference.
 */
export type ColumnDates = DateNotation | 'unclear' | null;

/** A day and a time of a wall clock, as they were written. */
export interface DayAndTime {
  /** `2025-01-15`; what was not written is the first of its kind. */
  day: string;
  /** `10:00:00`. */
  time: string | undefined;
  /** `Z` or `+08:00`, where the text says of which zone the time is. */
  zone?: string | undefined;
  /** How much of the day was written. */
  precision: 'year' | 'month' | 'day';
}

/** What a text can mean as a date, by the notation; a notation in which it is none is not there. */
export type DateMeanings = Partial<Record<DateNotation, DayAndTime>>;

/** Parts of a date before a time, spaces around its marks among them. */
const yearFirst = [
  /^(?<y>\d{4})\s*[-/.年]\s*(?<m>\d{1,2})\s*[-/.月]\s*(?<d>\d{1,2})\s*日?$/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  /^(?<y>\d{4})\s*[-/.年]\s*(?<m>\d{1,2})\s*月?$/,
  /^(?<y>\d{4})\s*年?$/,
];
const yearLast = /^(?<a>\d{1,2})\s*[-/.]\s*(?<b>\d{1,2})\s*[-/.]\s*(?<y>\d{4})$/;
const withTime = /^(.*?\d日?)[T\s]+(\d{1,2}[:时].*?)(?:\.\d+)?\s*(Z|[+-]\d{2}:\d{2})?$/i;

/** The days of spreadsheets that a number without a format may mean: 1954 to 2119. */
const serials = { first: 20_000, last: 80_000 };

function dayWith(year = '', month = '01', date = '01'): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : undefined;
}

type Days = Partial<Record<DateNotation, Pick<DayAndTime, 'day' | 'precision'>>>;

function both({ y, m, d }: Record<string, string | undefined>): Days {
  const day = dayWith(y, m, d);
  if (day === undefined) return {};
  const precision = d !== undefined ? ('day' as const) : m !== undefined ? ('month' as const) : ('year' as const);
  return { dayFirst: { day, precision }, monthFirst: { day, precision } };
}

function daysIn(text: string): Days {
  for (const pattern of yearFirst) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups) return both(groups);
  }
  const { y, a, b } = yearLast.exec(text)?.groups ?? {};
  const [one, other] = [dayWith(y, b, a), dayWith(y, a, b)];
  return {
    ...(one !== undefined && { dayFirst: { day: one, precision: 'day' } }),
    ...(other !== undefined && { monthFirst: { day: other, precision: 'day' } }),
  };
}

const timed = (days: Days, time: string | undefined, zone?: string): DateMeanings =>
  Object.fromEntries(
    Object.entries(days).map(([notation, day]) => [notation, { ...day, time, ...(zone && { zone }) }]),
  );

function serialMeanings(days: number): DateMeanings {
  if (days < serials.first || days > serials.last) return {};
  const moment = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 19)];
  const found = { day, precision: 'day' as const };
  return timed({ dayFirst: found, monthFirst: found }, time === '00:00:00' ? undefined : time);
}

/** Everything that a value can mean as a date or a moment; nothing for what is none. A number is a day as spreadsheets count. */
export function dateMeanings(value: unknown): DateMeanings {
  if (typeof value === 'number') return serialMeanings(value);
  if (typeof value !== 'string' || value.length > 60) return {};
  // Input methods write full-width digits, which NFKC turns into plain ones.
  const text = value.normalize('NFKC').trim();
  if (!/^\d/.test(text) || text.length > 40) return {};
  const whole = daysIn(text);
  if (Object.keys(whole).length > 0) return timed(whole, undefined);
  const [, before = '', after, zone] = withTime.exec(text) ?? [];
  const time = readTime(after);
  return time === undefined ? {} : timed(daysIn(before), time, zone?.toUpperCase());
}

const isSame = (one: DayAndTime, other: DayAndTime): boolean => one.day === other.day;

/** The date that a value means in a column of that notation; where it is unclear, only what is the same day in both orders. */
export function readDate(value: unknown, notation: ColumnDates): DayAndTime | undefined {
  const { dayFirst, monthFirst } = dateMeanings(value);
  if (notation === 'dayFirst') return dayFirst;
  if (notation === 'monthFirst') return monthFirst;
  return dayFirst && monthFirst && isSame(dayFirst, monthFirst) ? dayFirst : undefined;
}

/** What people write between the ends of a range; after NFKC. */
const between = /\s+(?:–|—|-|~|至|to)(?:\s+|$)|^(?:–|—|-|to)\s+|[~至–—]/i;

/** The two ends of a range, an open one as an empty text; undefined for what is no range. */
export function rangeEnds(value: unknown): [from: string, to: string] | undefined {
  if (typeof value !== 'string' || value.length > 120) return undefined;
  const [from, to, ...more] = value.normalize('NFKC').split(between);
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from.trim(), to.trim()];
}

/**
 * How the dates of a column are written, by all of its values, ranges among them. Where cells are certain of both orders, the order that
 * more of them have: the others are no dates of the column.
 */
export function datesNotation(values: readonly unknown[]): ColumnDates {
  const cells = { dayFirst: 0, monthFirst: 0, unclear: 0 };
  const count = ({ dayFirst, monthFirst }: DateMeanings): void => {
    if (dayFirst && monthFirst) cells.unclear += isSame(dayFirst, monthFirst) ? 0 : 1;
    else if (dayFirst ?? monthFirst) cells[dayFirst ? 'dayFirst' : 'monthFirst'] += 1;
  };
  for (const value of values) {
    // Only a date with the year last has an order, and a range has two of them.
    if (typeof value !== 'string' || value.length > 120 || !/[\d０-９]\s*[-/.．－／]/.test(value)) continue;
    const whole = dateMeanings(value);
    if (Object.keys(whole).length > 0) count(whole);
    else for (const end of rangeEnds(value) ?? []) count(dateMeanings(end));
  }
  if (cells.dayFirst !== cells.monthFirst) return cells.dayFirst > cells.monthFirst ? 'dayFirst' : 'monthFirst';
  return cells.dayFirst + cells.unclear > 0 ? 'unclear' : null;
}

/** The order in which people of a language usually write dates, as a proposal; undefined where the year comes first. */
export function usualDates(locale: string): DateNotation | undefined {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  const [first] = parts.map(({ type }) => type).filter((type) => ['day', 'month', 'year'].includes(type));
  if (first === 'year') return undefined;
  return first === 'month' ? 'monthFirst' : 'dayFirst';
}
