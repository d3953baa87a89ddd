import type { CalendarDate } from '@internationalized/date';
import { type DateMeanings, dateMeanings } from '#schemas/values';
import { dayFrom, dayOf } from './day.ts';

type Part = 'year' | 'month' | 'day';
type Order = readonly Part[];

/** What a typed text means: a day, two days of which the reader has to say which, or nothing that is whole. */
export type ReadDay =
  | { day: CalendarDate; either?: undefined }
  | { day?: undefined; either?: readonly [CalendarDate, CalendarDate] };

/** How a reader writes days: 11/21/2026, 2026/11/21. */
export interface DayText {
  /** The parts in their order, with the text before each: `['', 'month'], ['/', 'day'], ['/', 'year']`. */
  pattern: readonly (readonly [before: string, part: Part])[];
  write(day: CalendarDate): string;
  /** With the month as a word, so that it cannot be taken for another day. */
  writeLong(day: CalendarDate): string;
  /**
   * The day that was typed: with the year first, in the reader's order, as 29.11.2026, or as a word such as `today`. A text that could be
   * two days gives both. With `isDone` nothing more is typed: a month and a day are those of this year.
   */
  read(text: string, now?: { today: CalendarDate; isDone?: boolean }): ReadDay;
}

/** Days as a locale writes them, in digits. */
export function dayText(locale: string): DayText {
  const parts = { calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...parts, month: '2-digit', day: '2-digit' });
  const long = new Intl.DateTimeFormat(locale, { ...parts, month: 'long', day: 'numeric' });
  const pattern = patternOf(format);
  const order = pattern.map(([, part]) => part);
  // The reader's own order has its own mark: 29.11.2026 is no American way to write.
  const mark = pattern[1]?.[0].trim() ?? '';
  return {
    pattern,
    write: (day) => format.format(day.toDate('UTC')),
    writeLong: (day) => long.format(day.toDate('UTC')),
    read: (text, now) => dayIn(text, { order, mark }, now),
  };
}

function patternOf(format: Intl.DateTimeFormat): DayText['pattern'] {
  const pattern: (readonly [string, Part])[] = [];
  let before = '';
  for (const { type, value } of format.formatToParts(0)) {
    if (type === 'year' || type === 'month' || type === 'day') {
      pattern.push([before, type]);
      before = '';
    } else before += value;
  }
  return pattern;
}

const dayFirst: Order = ['day', 'month', 'year'];
const monthFirst: Order = ['month', 'day', 'year'];

/** Days from today, by the words of both languages: who reads one often types the other. */
const words: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  昨天: -1,
  昨日: -1,
  前天: -2,
};

type Now = { today: CalendarDate; isDone?: boolean } | undefined;

function dayIn(text: string, { order, mark }: { order: Order; mark: string }, now: Now): ReadDay {
  // Input methods write full-width digits, which NFKC turns into plain ones.
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const days = words[plain];
  if (days !== undefined) return now ? { day: now.today.add({ days }) } : {};
  const groups = /^\d{8}$/.test(plain) ? splitDigits(plain, order) : (plain.match(/\d+/g) ?? []);
  if (groups.length === 2) return now?.isDone ? inThisYear(groups, plain, { order, mark, year: now.today.year }) : {};
  if (groups.length !== 3) return {};
  return either(daysIn(dateMeanings(groups.join('-')), ordersOf(plain, { order, mark })));
}

/** The days that a date means in some orders, as it is read everywhere (`readDate` of `#schemas`). */
const daysIn = ({ dayFirst, monthFirst }: DateMeanings, orders: readonly Order[]): (CalendarDate | undefined)[] =>
  orders.map(([first]) => dayOf((first === 'month' ? monthFirst : dayFirst)?.day));

/** The orders in which a text with the year last may be meant: the reader's own, unless it has another mark or begins with the year. */
function ordersOf(plain: string, { order, mark }: { order: Order; mark: string }): Order[] {
  const isOwn = order[0] !== 'year' && (plain.includes(mark) || /^\d+$/.test(plain) || !/[./-]/.test(plain));
  return isOwn ? [order] : [dayFirst, monthFirst];
}

/** A month and a day, as `11/29` and `11月29日`. */
function inThisYear(
  [one = '', other = '']: readonly string[],
  plain: string,
  { order, mark, year }: { order: Order; mark: string; year: number },
): ReadDay {
  // Neither a year and a month nor half of a number.
  if (one.length > 2 || other.length > 2 || !/^\d+\s*[./\-月]\s*\d+\s*[.日]?$/.test(plain)) return {};
  const groups = [one, other, String(year)];
  const short = order[0] === 'year' ? monthFirst : order;
  const isOwn = plain.includes('月') || plain.includes(mark);
  return either((isOwn ? [short] : [dayFirst, monthFirst]).map((each) => dayBy(groups, each)));
}

function dayBy(groups: readonly string[], order: Order): CalendarDate | undefined {
  const find = (part: Part) => groups[order.indexOf(part)] ?? '';
  // A year of two digits is the beginning of one of four.
  if (find('year').length !== 4) return undefined;
  return dayFrom(Number(find('year')), Number(find('month')), Number(find('day')));
}

const only = (day: CalendarDate | undefined): ReadDay => (day ? { day } : {});

/** The only day that there is, or the two of which one is meant. */
function either(days: readonly (CalendarDate | undefined)[]): ReadDay {
  const [one, other] = days.filter((day) => day !== undefined);
  return one && other && one.compare(other) !== 0 ? { either: [one, other] } : only(one);
}

function splitDigits(digits: string, order: Order): string[] {
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === 'year' ? 4 : 2;
    return digits.slice(from, at);
  });
}
