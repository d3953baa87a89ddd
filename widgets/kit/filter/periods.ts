import type { Condition } from './filter.ts';

export type Period = Extract<NonNullable<Condition['value_from']>, { kind: 'period' }>;

/** Periods that people choose from: whole units of their own calendar. */
export const periods = {
  today: { unit: 'day', offset: 0, count: 1 },
  yesterday: { unit: 'day', offset: -1, count: 1 },
  tomorrow: { unit: 'day', offset: 1, count: 1 },
  last7Days: { unit: 'day', offset: -6, count: 7 },
  last30Days: { unit: 'day', offset: -29, count: 30 },
  last90Days: { unit: 'day', offset: -89, count: 90 },
  next7Days: { unit: 'day', offset: 0, count: 7 },
  next30Days: { unit: 'day', offset: 0, count: 30 },
  thisWeek: { unit: 'week', offset: 0, count: 1 },
  lastWeek: { unit: 'week', offset: -1, count: 1 },
  nextWeek: { unit: 'week', offset: 1, count: 1 },
  thisMonth: { unit: 'month', offset: 0, count: 1 },
  lastMonth: { unit: 'month', offset: -1, count: 1 },
  nextMonth: { unit: 'month', offset: 1, count: 1 },
  thisQuarter: { unit: 'quarter', offset: 0, count: 1 },
  lastQuarter: { unit: 'quarter', offset: -1, count: 1 },
  thisYear: { unit: 'year', offset: 0, count: 1 },
  lastYear: { unit: 'year', offset: -1, count: 1 },
} as const satisfies Record<string, Omit<Period, 'kind'>>;

export type PeriodName = keyof typeof periods;

// Safe: the keys of an object that is written here.
export const periodNames = Object.keys(periods) as PeriodName[];

/** The name of a period; undefined for one that is not among them. */
export function periodName({ unit, offset = 0, count = 1 }: Period): PeriodName | undefined {
  return periodNames.find((name) => {
    const known = periods[name];
    return known.unit === unit && known.offset === offset && known.count === count;
  });
}

/** As conditions carry it: what is meant without it is left out. */
export function periodOf(name: PeriodName): Period {
  const { unit, offset, count } = periods[name];
  return { kind: 'period', unit, ...(offset !== 0 && { offset }), ...(count !== 1 && { count }) };
}
