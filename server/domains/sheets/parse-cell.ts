import type { SheetCell } from './cells.ts';

const yes = new Set(['是', '对', '有', '√', '✓', '✔', 'y', 'yes', 'true', 'on', '1']);
const no = new Set(['否', '错', '无', '×', '✗', 'x', 'n', 'no', 'false', 'off', '0']);

/** The flag that a cell means; undefined for none. */
export function flagOf(cell: SheetCell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = String(cell ?? '').toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
}

/** A day and a time of a wall clock. */
export interface DayAndTime {
  day: string;
  /** `10:00:00`. */
  time: string | undefined;
}

const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0');

/** Year, month and day, in the orders in which they are written. */
function dayOf(text: string, monthFirst: boolean): string | undefined {
  const ordered =
    /^(?<y>\d{4})[-/.年](?<m>\d{1,2})[-/.月](?<d>\d{1,2})日?$/.exec(text) ??
    /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/.exec(text) ??
    /^(?<y>\d{4})[-/.年](?<m>\d{1,2})月?$/.exec(text) ??
    /^(?<y>\d{4})年?$/.exec(text);
  const other = ordered ? null : /^(?<a>\d{1,2})[-/.](?<b>\d{1,2})[-/.](?<y>\d{4})$/.exec(text);
  const found = ordered?.groups ?? other?.groups;
  if (!found) return undefined;
  const isMonthFirst = Number(found['b']) > 12 || (monthFirst && Number(found['a']) <= 12);
  const month = found['m'] ?? (isMonthFirst ? found['a'] : found['b']) ?? '1';
  const date = found['d'] ?? (isMonthFirst ? found['b'] : found['a']) ?? '1';
  const day = `${found['y']}-${two(month)}-${two(date)}`;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : undefined;
}

/** The time of day that a text means, `10:00:00`; undefined for none. */
export function timeOf(cell: SheetCell): string | undefined {
  if (typeof cell !== 'string') return undefined;
  const found = /^(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2}))?[分秒]?(?:\s*([AP])M)?$/i.exec(cell);
  if (!found) return undefined;
  const half = found[4]?.toUpperCase();
  const hour = (Number(found[1]) % (half ? 12 : 24)) + (half === 'P' ? 12 : 0);
  if (Number(found[1]) > 23 || Number(found[2]) > 59 || Number(found[3] ?? 0) > 59) return undefined;
  return `${two(String(hour))}:${two(found[2])}:${two(found[3])}`;
}

/** The days of spreadsheets that a number without a format may mean: 1954 to 2119. */
const serials = { first: 20_000, last: 80_000 };

/** The day, and the time if there is one, that a cell means; undefined for none. */
export function dateOf(cell: SheetCell, { monthFirst = false } = {}): DayAndTime | undefined {
  if (typeof cell === 'number') {
    if (cell < serials.first || cell > serials.last) return undefined;
    const moment = new Date(Math.round((cell - 25_569) * 86_400) * 1000).toISOString();
    const time = moment.slice(11, 19);
    return { day: moment.slice(0, 10), time: time === '00:00:00' ? undefined : time };
  }
  if (typeof cell !== 'string' || cell.length > 40) return undefined;
  const whole = dayOf(cell, monthFirst);
  if (whole !== undefined) return { day: whole, time: undefined };
  const parts = /^(.*?\d日?)[T\s]+(\d{1,2}[:：时].*?)(?:\.\d+)?Z?$/.exec(cell);
  const day = parts?.[1] && dayOf(parts[1], monthFirst);
  const time = parts?.[2] && timeOf(parts[2]);
  return day && time ? { day, time } : undefined;
}
