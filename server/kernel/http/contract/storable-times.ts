import { isCalendarDay, isCalendarMoment } from '#schemas/values';

const timePattern = /^(\d{4}-\d{2}-\d{2})[Tt]((\d{2}):(\d{2}):(\d{2}))(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/** Whether a text is a day of the calendar in the years 1 to 9999, which the database can keep. */
export const isStorableDate = isCalendarDay;

/** Whether a text is a moment that every zone shows in the years 1 to 9999, whatever its offset; leap seconds are none. */
export function isStorableTime(text: string): boolean {
  const [, date] = timePattern.exec(text) ?? [];
  if (date === undefined || !isStorableDate(date)) return false;
  return isCalendarMoment(Date.parse(text.toUpperCase()));
}
