import {
  type CalendarDate,
  parseAbsolute,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

/** A day and a time of day, as the clocks of a zone show them. */
export interface Clock {
  day: CalendarDate;
  /** `hh:mm`, or `hh:mm:ss` where the seconds are not 0. */
  time: string;
}

/** What the clocks of a zone show at an instant (RFC 3339); undefined for anything else. */
export function clockOf(instant: unknown, timeZone: string): Clock | undefined {
  if (typeof instant !== 'string' || !/T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(instant)) return undefined;
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds)) return undefined;
  const zoned = parseAbsolute(new Date(milliseconds).toISOString(), timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  const seconds = zoned.second === 0 ? '' : `:${two(zoned.second)}`;
  return { day: toCalendarDate(zoned), time: `${two(zoned.hour)}:${two(zoned.minute)}${seconds}` };
}

/**
 * The instant at which the clocks show this, in UTC without fractions: `2026-11-21T08:30:00Z`. Of an hour that comes twice
 * the first one; an hour that is skipped counts on from before it.
 */
export function instantOf({ day, time }: Clock, timeZone: string): string {
  const zoned = toZoned(toCalendarDateTime(day, parseTime(time)), timeZone, 'compatible');
  return zoned.toDate().toISOString().replace('.000Z', 'Z');
}
