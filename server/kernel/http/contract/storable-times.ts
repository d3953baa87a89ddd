const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^(\d{4}-\d{2}-\d{2})[Tt]((\d{2}):(\d{2}):(\d{2}))(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/** The first and the last moment of the years 1 to 9999: others are no ISO 8601 text of four digits. */
const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a text is a day of the calendar in the years 1 to 9999, which the database can keep. */
export function isStorableDate(text: string): boolean {
  const [, year] = datePattern.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that the month does not have becomes one of the next.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a moment in the years 1 to 9999, whatever its offset; leap seconds are none. */
export function isStorableTime(text: string): boolean {
  const [, date] = timePattern.exec(text) ?? [];
  if (date === undefined || !isStorableDate(date)) return false;
  const moment = Date.parse(text.toUpperCase());
  return moment >= first && moment <= last;
}
