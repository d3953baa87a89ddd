import type { CalendarDate } from '@internationalized/date';
import { dayFrom } from './day.ts';

type Part = 'year' | 'month' | 'day';

/** How a reader writes days: 11/21/2026, 2026/11/21. */
export interface DayText {
  /** The parts in their order, with the text before each: `['', 'month'], ['/', 'day'], ['/', 'year']`. */
  pattern: readonly (readonly [before: string, part: Part])[];
  write(day: CalendarDate): string;
  /** The day that was typed, in the reader's order or with the year first; undefined until it is whole. */
  read(text: string): CalendarDate | undefined;
}

/** Days as a locale writes them, in digits. */
export function dayText(locale: string): DayText {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const pattern = patternOf(format);
  const order = pattern.map(([, part]) => part);
  return {
    pattern,
    write: (day) => format.format(day.toDate('UTC')),
    read: (text) => dayIn(text, order),
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

function dayIn(text: string, order: readonly Part[]): CalendarDate | undefined {
  // Input methods write full-width digits, which NFKC turns into plain ones.
  const plain = text.normalize('NFKC').trim();
  const groups = /^\d{8}$/.test(plain) ? splitDigits(plain, order) : (plain.match(/\d+/g) ?? []);
  if (groups.length !== 3) return undefined;
  const parts: readonly Part[] = groups[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  const find = (part: Part) => groups[parts.indexOf(part)] ?? '';
  // A year of two digits is the beginning of one of four.
  if (find('year').length !== 4) return undefined;
  return dayFrom(Number(find('year')), Number(find('month')), Number(find('day')));
}

function splitDigits(digits: string, order: readonly Part[]): string[] {
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === 'year' ? 4 : 2;
    return digits.slice(from, at);
  });
}
