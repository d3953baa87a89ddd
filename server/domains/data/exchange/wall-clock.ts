import { type DayAndTime, isCalendarMoment } from '#schemas/values';

/** `2026-11-21T18:00:00`: 19 letters, of which years before 1000 lack some. */
const shownLength = 19;

const dayLength = 86_400_000;

const shownAt = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T')
    .padStart(shownLength, '0');

/** A moment as the wall clock of a zone shows it: `2026-11-21T18:00:00`; in UTC where that zone has no such year. */
export function wallClock(moment: string, timeZone: string): string {
  const milliseconds = Date.parse(moment);
  return isCalendarMoment(milliseconds) ? shownAt(milliseconds, timeZone) : moment;
}

/** How far the wall clock of a zone is ahead of UTC at a moment, in milliseconds; NaN beyond the calendar. */
const offsetAt = (moment: number, timeZone: string): number =>
  isCalendarMoment(moment) ? Date.parse(`${shownAt(moment, timeZone)}Z`) - moment : Number.NaN;

/**
 * The moment at which a wall clock of the zone shows this day and time; a day without a time begins at midnight. As forms have it, an
 * hour that comes twice is the first one, and an hour that is skipped counts on from before it. A text that names its own zone is read by
 * that. Undefined for a moment that other zones cannot show.
 */
export function momentAt(
  { day, time = '00:00:00', zone }: Pick<DayAndTime, 'day' | 'time' | 'zone'>,
  timeZone: string,
): string | undefined {
  if (zone !== undefined) {
    const moment = Date.parse(`${day}T${time}${zone}`);
    return isCalendarMoment(moment) ? new Date(moment).toISOString() : undefined;
  }
  const shown = Date.parse(`${day}T${time}Z`);
  // A day before, as the clocks were, and a day after, as they will be: there is at most one change between them.
  const before = shown - offsetAt(shown - dayLength, timeZone);
  const after = shown - offsetAt(shown + dayLength, timeZone);
  const isShown = (moment: number): boolean => moment + offsetAt(moment, timeZone) === shown;
  const isAfter = !isShown(before) && (isShown(after) || Number.isNaN(before));
  const moment = isAfter ? after : before;
  return isCalendarMoment(moment) ? new Date(moment).toISOString() : undefined;
}
