import type { Condition } from './filter.ts';

export type Period = Extract<NonNullable<Condition['value_from']>, { kind: 'period' }>;
type Unit = Period['unit'];

/** What a date is compared with, relative to now: whole units of the reader's calendar, or this moment. */
export type Relative = Period | { kind: 'now' };

/** Periods that people choose by name, the most usual ones first. */
export const periods = {
  today: { unit: 'day', offset: 0, count: 1 },
  yesterday: { unit: 'day', offset: -1, count: 1 },
  tomorrow: { unit: 'day', offset: 1, count: 1 },
  thisWeek: { unit: 'week', offset: 0, count: 1 },
  lastWeek: { unit: 'week', offset: -1, count: 1 },
  nextWeek: { unit: 'week', offset: 1, count: 1 },
  thisMonth: { unit: 'month', offset: 0, count: 1 },
  lastMonth: { unit: 'month', offset: -1, count: 1 },
  nextMonth: { unit: 'month', offset: 1, count: 1 },
  last7Days: { unit: 'day', offset: -6, count: 7 },
  last30Days: { unit: 'day', offset: -29, count: 30 },
  last90Days: { unit: 'day', offset: -89, count: 90 },
  next7Days: { unit: 'day', offset: 0, count: 7 },
  next30Days: { unit: 'day', offset: 0, count: 30 },
  thisQuarter: { unit: 'quarter', offset: 0, count: 1 },
  lastQuarter: { unit: 'quarter', offset: -1, count: 1 },
  nextQuarter: { unit: 'quarter', offset: 1, count: 1 },
  thisYear: { unit: 'year', offset: 0, count: 1 },
  lastYear: { unit: 'year', offset: -1, count: 1 },
  nextYear: { unit: 'year', offset: 1, count: 1 },
} as const satisfies Record<string, Omit<Period, 'kind'>>;

export type PeriodName = keyof typeof periods;

// Safe: the keys of an object of this file.
export const periodNames = Object.keys(periods) as PeriodName[];

/** Periods that take a number of days: those up to today, those from today, and one day before or after it. */
export const countedNames = ['lastDays', 'nextDays', 'daysAgo', 'daysAhead'] as const;
export type CountedName = (typeof countedNames)[number];

/** A period as people choose it; `other` for one that they cannot choose. */
export type RelativeChoice = { name: PeriodName | 'now' | 'other' } | { name: CountedName; days: number };

export const isRelative = (from: NonNullable<Condition['value_from']>): from is Relative =>
  from.kind === 'period' || from.kind === 'now';

const isOne = (name: PeriodName): boolean => periods[name].count === 1;
const isDay = (name: PeriodName): boolean => isOne(name) && periods[name].unit === 'day';

/** What an operator of dates is offered with: periods for `within`, days for `eq`, and beginnings and ends for the others. */
export function relativesFor(operator: Condition['operator']): readonly RelativeChoice['name'][] {
  if (operator === 'within') return [...periodNames, 'lastDays', 'nextDays'];
  const days = ['daysAgo', 'daysAhead'] as const;
  if (operator === 'eq') return [...periodNames.filter(isDay), ...days];
  return [...periodNames.filter(isDay), ...days, 'now', ...periodNames.filter((name) => isOne(name) && !isDay(name))];
}

/** The most days that can be entered; the contract's limit of a period. */
export const mostDays = 1000;

/** The name of a period; undefined for one that is not among them. */
function periodName({ unit, offset = 0, count = 1 }: Period): PeriodName | undefined {
  return periodNames.find((name) => {
    const known = periods[name];
    return known.unit === unit && known.offset === offset && known.count === count;
  });
}

/** The number of days by which a period is one of this name; undefined for any other period. */
export function daysIn(name: CountedName, from: Relative): number | undefined {
  if (from.kind === 'now' || from.unit !== 'day') return undefined;
  const { offset = 0, count = 1 } = from;
  switch (name) {
    case 'lastDays':
      return offset === 1 - count ? count : undefined;
    case 'nextDays':
      return offset === 0 ? count : undefined;
    case 'daysAgo':
      return count === 1 && offset < 0 ? -offset : undefined;
    case 'daysAhead':
      return count === 1 && offset > 0 ? offset : undefined;
  }
}

/** What a condition compares a date with, as people choose it. */
export function choiceOf(from: Relative): RelativeChoice {
  if (from.kind === 'now') return { name: 'now' };
  const name = periodName(from);
  if (name !== undefined) return { name };
  for (const counted of countedNames) {
    const days = daysIn(counted, from);
    if (days !== undefined) return { name: counted, days };
  }
  return { name: 'other' };
}

const whole = (unit: Unit, offset: number, count: number): Period => ({
  kind: 'period',
  unit,
  ...(offset !== 0 && { offset }),
  ...(count !== 1 && { count }),
});

/** A named period as conditions carry it: what is meant without it is left out. */
export function periodOf(name: PeriodName): Period {
  const { unit, offset, count } = periods[name];
  return whole(unit, offset, count);
}

/** The same for a number of days, of at least one. */
export function countedPeriod(name: CountedName, days: number): Period {
  const count = Math.min(Math.max(Math.trunc(days), 1), mostDays);
  switch (name) {
    case 'lastDays':
      return whole('day', 1 - count, count);
    case 'nextDays':
      return whole('day', 0, count);
    case 'daysAgo':
      return whole('day', -count, 1);
    case 'daysAhead':
      return whole('day', count, 1);
  }
}
