/**
 * Beginnings of hours, days, weeks, months, quarters and years around now, by the calendar of a zone. The server's database computes the
 * same for lists (`server/domains/data/query/operand.ts`); a test compares the two.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const lengths: Readonly<Record<string, number>> = { hour: hourMs, day: dayMs, week: 7 * dayMs };
/** Every zone's clock changes at a quarter of an hour, and so do beginnings of units. */
const steadyMs = 900_000;

/** What a bound is counted in: days since 1970 for a day, hours since 1970 UTC for a moment. */
export type BoundOf = 'day' | 'moment';

/** `$day week -1` is the day on which last week began; no name of a formula has a space. */
export const boundName = (of: BoundOf, unit: string, offset: number): string => `$${of} ${unit} ${offset}`;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const time = { hour: two, minute: two, second: two, hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    era: 'short',
    year: 'numeric',
    month: two,
    day: two,
    ...time,
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show at a moment, as milliseconds of the same clock in UTC. */
function localOf(moment: number, timeZone: string | undefined): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const text = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const part = (type: string): number => Number(text(type));
  const year = text('era').startsWith('B') ? 1 - part('year') : part('year');
  const local = new Date(0);
  local.setUTCFullYear(year, part('month') - 1, part('day'));
  return local.setUTCHours(part('hour'), part('minute'), part('second'));
}

/** The moment of a local time, as PostgreSQL has it: a skipped one counts on from before, and of one that comes twice it is the second. */
function momentOf(local: number, timeZone: string | undefined): number {
  const offsetAt = (moment: number): number => localOf(moment, timeZone) - moment;
  const [first, second] = [local - offsetAt(local - dayMs), local - offsetAt(local + dayMs)];
  return localOf(second, timeZone) === local ? second : first;
}

function beginOf(local: number, unit: string): number {
  const date = new Date(local);
  if (unit === 'hour') return Math.floor(local / hourMs) * hourMs;
  date.setUTCHours(0, 0, 0, 0);
  // Weeks begin on Monday.
  if (unit === 'week') return date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs;
  const length = months[unit];
  if (length === undefined) return date.getTime();
  const month = date.getUTCMonth();
  return date.setUTCMonth(month - (month % length), 1);
}

function shifted(local: number, unit: string, count: number): number {
  const length = lengths[unit];
  if (length !== undefined) return local + count * length;
  const date = new Date(local);
  return date.setUTCMonth(date.getUTCMonth() + count * (months[unit] ?? 1));
}

/** Gives the bounds that conditions name, for the person whose zone it is. */
export class RelativeTime {
  private readonly known = new Map<string, number>();
  private steady = Number.NaN;
  private readonly now: () => number;
  private readonly timeZone: string | undefined;

  constructor({ now, timeZone }: { now(): number; timeZone?: string | undefined }) {
    this.now = now;
    this.timeZone = timeZone;
  }

  /** Midnight in UTC of the day that it is now in the zone, in milliseconds since 1970. */
  today(): number {
    return beginOf(localOf(this.now(), this.timeZone), 'day');
  }

  /** The number behind a name of `boundName`; undefined for any other name. */
  bound(name: string): number | undefined {
    const [of, unit, offset] = name.split(' ');
    if (unit === undefined || offset === undefined) return undefined;
    const now = this.now();
    if (unit === 'now') return now / hourMs;
    const steady = Math.floor(now / steadyMs);
    if (steady !== this.steady) this.known.clear();
    this.steady = steady;
    const bound = this.known.get(name) ?? this.computed(of === '$day', unit, Number(offset));
    this.known.set(name, bound);
    return bound;
  }

  private computed(isDay: boolean, unit: string, offset: number): number {
    const isNamed = /^\d/.test(unit);
    const first = isNamed ? Date.parse(unit) : beginOf(localOf(this.now(), this.timeZone), unit);
    const local = shifted(first, isNamed ? 'day' : unit, offset);
    return isDay ? Math.floor(local / dayMs) : momentOf(local, this.timeZone) / hourMs;
  }
}
