import { type RawBuilder, sql } from 'kysely';
import { isCalendarDay, isCalendarMoment } from '#schemas/values';
import type { Storage } from '../store/storage.ts';
import { refuse } from './issues.ts';

const shortDay = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/;

export const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value);

function dayText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = shortDay.test(value) ? `${value}-01-01`.slice(0, 10) : value.slice(0, 10);
  return isCalendarDay(text) ? text : undefined;
}

function momentText(value: unknown): string | undefined {
  if (typeof value !== 'string' || !momentPattern.test(value) || !isCalendarDay(value.slice(0, 10))) return undefined;
  const moment = Date.parse(value);
  return isCalendarMoment(moment) ? new Date(moment).toISOString() : undefined;
}

/** How the columns of a way of storing are typed, and the value as the database reads it; undefined for one of another type. */
const types: Readonly<Partial<Record<Storage, [type: string, read: (value: unknown) => unknown]>>> = {
  number: ['numeric', (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)],
  boolean: ['boolean', (value) => (typeof value === 'boolean' ? value : undefined)],
  day: ['date', dayText],
  moment: ['timestamptz', momentText],
  time: ['time', (value) => (typeof value === 'string' && timePattern.test(value) ? value : undefined)],
};

function readValue(storage: Storage, value: unknown, pointer: string): [type: string, read: unknown] {
  const [type, read] = types[storage] ?? [];
  const found = read?.(value);
  if (type !== undefined && found !== undefined) return [type, found];
  return refuse(`${pointer}/value`, {
    'en-US': 'The value does not fit the field.',
    'zh-CN': '该值与字段类型不符。',
  });
}

/** The value as a parameter of the column's type. Throws `Invalid` for a value of another type. */
export function typedValue(storage: Storage, value: unknown, pointer: string): RawBuilder<unknown> {
  const [type, read] = readValue(storage, value, pointer);
  return sql`${read}::${sql.raw(type)}`;
}

/** Values, of which there is at least one, as one parameter: an array of the column's type. Throws like `typedValue`. */
export function typedValues(storage: Storage, values: readonly unknown[], pointer: string): RawBuilder<unknown> {
  const read = values.map((value) => readValue(storage, value, pointer));
  return sql`${read.map(([, one]) => one)}::${sql.raw(read[0]?.[0] ?? 'text')}[]`;
}
