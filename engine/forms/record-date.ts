/**
 * A time in a formula of a record as text: `2026-11-26`, `09:30`, or both, in UTC like `year` and `day`. The value is stored and
 * read by people of several languages, so that it depends on none of them.
 */
export function recordDate(time: number, style: string): string {
  const iso = new Date(time).toISOString();
  const day = iso.slice(0, iso.indexOf('T'));
  const minute = iso.slice(iso.indexOf('T') + 1, iso.indexOf('T') + 6);
  if (style === 'date') return day;
  return style === 'time' ? minute : `${day} ${minute}`;
}
