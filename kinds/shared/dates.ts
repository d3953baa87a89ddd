import { isObject } from '#schemas';
import type { Reader } from '../base/define-control.ts';
import { isCalendarDay, isCalendarMoment } from '#schemas/values';

export type Granularity = 'year' | 'month' | 'day' | 'minute' | 'second';

/** Whether values of a granularity are moments: their clock counts, and they are stored in UTC. */
export const isFine = (granularity: Granularity): boolean => granularity === 'minute' || granularity === 'second';

const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const moment = `^${day}T[0-9:.]{5,12}(Z|[+-][0-9:]{5})$`;

/** How values of a granularity are written. */
export const datePatterns: Readonly<Record<Granularity, string>> = {
  year: '^[0-9]{4}$',
  month: '^[0-9]{4}-(0[1-9]|1[0-2])$',
  day: `^${day}$`,
  minute: moment,
  second: moment,
};

/** True for a day, or the first one of a month or year, that the calendar has, and for a moment that every zone shows. */
export function isReal(value: string): boolean {
  const first = `${value}-01-01`.slice(0, 10);
  return isCalendarDay(first) && (!value.includes('T') || isCalendarMoment(Date.parse(value)));
}

/** A day or a moment; what is no text is none. */
export const writtenDate = (value: unknown, isMoment: boolean, reader: Reader): string =>
  typeof value !== 'string' ? '' : isMoment ? reader.moment(value) : reader.day(value);

/** Both ends of a range, one of which may be open. */
export function writtenRange(value: unknown, isMoment: boolean, reader: Reader): string {
  if (!isObject(value)) return '';
  const ends = [value['from'], value['to']].map((end) => writtenDate(end, isMoment, reader));
  return ends.some(Boolean) ? ends.join(' – ') : '';
}
