/** How far the wall clock of a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`) - moment;
}

/** The moment at which a wall clock of the zone shows this day and time; a day without a time begins at midnight. */
export function momentAt(
  { day, time = '00:00:00' }: { day: string; time: string | undefined },
  timeZone: string,
): string {
  const shown = Date.parse(`${day}T${time}Z`);
  // Twice, since the first guess may be on the other side of a change of the clocks.
  const first = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(first, timeZone)).toISOString();
}
