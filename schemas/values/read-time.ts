const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0');

/** Hours, minutes and seconds with colons, or with the Chinese words for them; `AM` and `PM` behind. */
const written = /^(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?[分秒]?(?:\s*([AP])M)?$/i;

/**
 * The time of day that a text means, `10:00:00`; undefined for what is none. One reading for imports, pasted cells and calls that take
 * texts (0302).
 */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  // Input methods write full-width digits and colons, which NFKC turns into plain ones.
  const [, hours, minutes, seconds, half] = written.exec(value.normalize('NFKC').trim()) ?? [];
  const hour = Number(hours);
  const isHour = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (hours === undefined || !isHour || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  const shown = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${two(String(shown))}:${two(minutes)}:${two(seconds)}`;
}

/** The same as a field of that fineness stores it: seconds that a minute has no room for are not cut off, but make it no value. */
export function readTimeOf(value: unknown, granularity: 'minute' | 'second' = 'minute'): string | undefined {
  const time = readTime(value);
  if (granularity === 'second' || time === undefined) return time;
  return time.endsWith(':00') ? time.slice(0, 5) : undefined;
}
