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
 * The instant at which the clocks show this, in UTC without fractions: `2026-11-21T08:30:00Z`. An hour that is skipped counts on
 * from before it. Of an hour that comes twice the first one, or the second where the instant before the change was in it: what is
 * written again without another time stays what it was.
 */
export function instantOf({ day, time }: Clock, timeZone: string, before?: string | null): string {
  const shown = toCalendarDateTime(day, parseTime(time));
  const first = toZoned(shown, timeZone, 'compatible');
  const second = toZoned(shown, timeZone, 'later');
  const isTwice = second.compare(first) > 0 && toCalendarDateTime(second).compare(toCalendarDateTime(first)) === 0;
  const isSecond = isTwice && clockOffset(before, timeZone) === second.offset;
  return (isSecond ? second : first).toDate().toISOString().replace('.000Z', 'Z');
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function clockOffset(instant: string | null | undefined, timeZone: string): number | undefined {
  const milliseconds = Date.parse(instant ?? '');
  return Number.isNaN(milliseconds) ? undefined : parseAbsolute(new Date(milliseconds).toISOString(), timeZone).offset;
}
