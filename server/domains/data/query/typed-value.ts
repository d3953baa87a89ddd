import { type RawBuilder, sql } from 'kysely';
import { isCalendarDay, isCalendarMoment } from '#engine/calendar';
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

/** The value in the type of the column; undefined when it is of another type. */
function typed(storage: Storage, value: unknown): RawBuilder<unknown> | undefined {
  switch (storage) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? sql`${value}::numeric` : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? sql`${value}::boolean` : undefined;
    case 'day': {
      const day = dayText(value);
      return day === undefined ? undefined : sql`${day}::date`;
    }
    case 'moment': {
      const moment = momentText(value);
      return moment === undefined ? undefined : sql`${moment}::timestamptz`;
    }
    case 'time':
      return typeof value === 'string' && timePattern.test(value) ? sql`${value}::time` : undefined;
    default:
      return undefined;
  }
}

/** The value as a parameter of the column's type. Throws `Invalid` for a value of another type. */
export function typedValue(storage: Storage, value: unknown, pointer: string): RawBuilder<unknown> {
  return (
    typed(storage, value) ??
    refuse(`${pointer}/value`, {
      'en-US': 'The value does not fit the field.',
      'zh-CN': '该值与字段类型不符。',
    })
  );
}
