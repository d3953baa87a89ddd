/** Days and periods of a time zone, by plain arithmetic on local times that are written as if they were UTC. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', second: 'numeric', ...fields });
  formats.set(zone, made);
  return made;
}

/** The local time of a moment. */
export function localOf(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment of a local time that is neither left out nor repeated. */
export function momentOf(local: number, zone: string): number {
  const first = local - (localOf(local, zone) - local);
  return first - (localOf(first, zone) - local);
}

export const dayText = (local: number): string => new Date(local).toISOString().slice(0, 10);

const monthsIn: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const hour = 3_600_000;
const lengths: Readonly<Record<string, number>> = { hour, day: 24 * hour, week: 7 * 24 * hour };

function begin(local: number, unit: string): number {
  const date = new Date(local);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'hour') return local - (local % hour);
  if (unit === 'day') return Date.UTC(year, month, day);
  // Weeks begin on Monday.
  if (unit === 'week') return Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7));
  return Date.UTC(year, month - (month % (monthsIn[unit] ?? 1)), 1);
}

function shifted(local: number, unit: string, count: number): number {
  const length = lengths[unit];
  if (length !== undefined) return local + count * length;
  const date = new Date(local);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count * (monthsIn[unit] ?? 1), 1);
}

/** From the first to before the second, in local time. */
export function periodOf(
  now: number,
  zone: string,
  { unit, offset = 0, count = 1 }: { unit: string; offset?: number; count?: number },
): [from: number, before: number] {
  const from = shifted(begin(localOf(now, zone), unit), unit, offset);
  return [from, shifted(from, unit, count)];
}
