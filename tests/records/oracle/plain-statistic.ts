import type { Schemas } from '#openapi';
import { dayText, localOf, periodOf } from './plain-calendar.ts';
import { type Family, type PlainField, type PlainRecord, reached } from './plain-field.ts';
import { holds, type PlainContext } from './plain-filter.ts';

type Measure = Schemas['StatisticMeasure'];
type Group = Schemas['StatisticGroup'];
type Value = string | number | boolean | null;

/** What is compared of a statistic; the words of groups are the labels' own tests'. */
export interface PlainStatistic {
  totals: Record<string, Value>;
  rows: { groups: Record<string, Value>; values: Record<string, Value> }[];
  isCut: boolean;
}

interface Frame {
  fields: readonly PlainField[];
  context: PlainContext;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const bytes = (value: unknown): Buffer => Buffer.from(String(value));

/** The order of single values, texts by their bytes; nothing comes last. */
export function order(one: Value, other: Value): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string') return Buffer.compare(bytes(one), bytes(other));
  return Number(one > other) - Number(one < other);
}

/** Amounts have two digits: their sums are exact in hundredths. */
const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;

/** So many digits are the same, however a database divides. */
export const rounded = (value: Value): Value => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

function measured(frame: Frame, { function: name, field, filter }: Measure, records: readonly PlainRecord[]): Value {
  const counted = filter ? records.filter((record) => holds(frame, filter, record)) : records;
  if (field === undefined) return counted.length;
  const { read } = reached(frame.fields, field);
  const values = counted.map(read).filter((value) => !isNothing(value));
  if (name === 'count') return values.length;
  if (name === 'countDistinct') return new Set(values.map((value) => JSON.stringify(value))).size;
  if (values.length === 0) return null;
  if (name === 'sum') return rounded(sumOf(values as number[]));
  if (name === 'avg') return rounded(sumOf(values as number[]) / values.length);
  const sorted = (values as Exclude<Value, null>[]).sort(order);
  return sorted.at(name === 'min' ? 0 : -1) ?? null;
}

/** Where a value's period begins: a day, or a moment for an hour. */
function periodStart(value: unknown, family: Family, unit: string, { timeZone }: PlainContext): Value {
  const local = family === 'day' ? Date.parse(`${`${String(value)}-01-01`.slice(0, 10)}T00:00:00Z`) : undefined;
  if (local !== undefined) return dayText(periodOf(local, 'UTC', { unit })[0]);
  const moment = Math.floor(Date.parse(String(value)) / 1000) * 1000;
  const [start] = periodOf(moment, timeZone, { unit });
  if (unit !== 'hour') return dayText(start);
  // The hour that the moment is in, also where a local hour comes twice.
  return new Date(moment - (localOf(moment, timeZone) - start)).toISOString();
}

/** The groups that a record is in: several by a list of values. */
function valuesIn({ fields, context }: Frame, { field, by = 'value' }: Group, record: PlainRecord): Value[] {
  const { family, read } = reached(fields, field);
  const value = read(record);
  if (isNothing(value)) return [null];
  if (by !== 'value') return [periodStart(value, family, by, context)];
  return Array.isArray(value) ? value : [value as Value];
}

/** Every combination of one value of each list. */
const combined = (lists: readonly Value[][]): Value[][] =>
  lists.reduce<Value[][]>((made, list) => made.flatMap((one) => list.map((value) => [...one, value])), [[]]);

export function plainStatistic(
  frame: Frame,
  { measures, groups = [], filter, limit = 100, sort = [] }: Schemas['StatisticView'],
  found: readonly PlainRecord[],
): PlainStatistic {
  const records = filter ? found.filter((record) => holds(frame, filter, record)) : found;
  const valuesOf = (of: readonly PlainRecord[]) =>
    Object.fromEntries(measures.map((measure) => [measure.key, measured(frame, measure, of)]));
  const totals = valuesOf(records);
  if (groups.length === 0) return { totals, rows: [], isCut: false };
  const parts = new Map<string, { values: Value[]; records: PlainRecord[] }>();
  for (const record of records) {
    for (const values of combined(groups.map((group) => valuesIn(frame, group, record)))) {
      const key = JSON.stringify(values);
      const part = parts.get(key) ?? { values, records: [] };
      part.records.push(record);
      parts.set(key, part);
    }
  }
  const rows = [...parts.values()].map((part) => ({
    groups: Object.fromEntries(groups.map(({ key }, index) => [key, part.values[index] ?? null])),
    values: valuesOf(part.records),
  }));
  const levels = [...sort, ...groups.map(({ key }) => key)];
  rows.sort((one, other) => {
    for (const level of levels) {
      const isDown = level.startsWith('-');
      const key = isDown ? level.slice(1) : level;
      const [mine, theirs] = [one, other].map((row) => row.groups[key] ?? row.values[key] ?? null) as [Value, Value];
      const compared = order(mine, theirs);
      // Nothing comes last in both directions.
      if (compared !== 0) return isDown && mine !== null && theirs !== null ? -compared : compared;
    }
    return 0;
  });
  return { totals, rows: rows.slice(0, limit), isCut: rows.length > limit };
}
