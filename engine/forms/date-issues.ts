import { isCalendarDay, isCalendarMoment } from '../runtime/evaluate/calendar.ts';
import { ownValue } from '../runtime/evaluate/own-value.ts';
import type { KindOf } from './form-config.ts';
import type { RecordIssue } from './record-issue.ts';
import { RelativeTime } from './relative-time.ts';

const dayLength = 86_400_000;

/** True for a day, or the first one of a month or year, that the calendar has, and for a moment that every zone shows. */
function isReal(value: string): boolean {
  const day = `${value}-01-01`.slice(0, 10);
  return isCalendarDay(day) && (!value.includes('T') || isCalendarMoment(Date.parse(value)));
}

/** Why a well-written date is not allowed, at a time in the zone of a person. */
export function dateIssue(
  { min, max, only, granularity }: KindOf<'date'>,
  value: string,
  path: readonly string[],
  time: { now(): number; timeZone?: string | undefined },
): RecordIssue | undefined {
  if (!isReal(value)) return { path, code: 'format' };
  if (min !== undefined && value < min) return { path, code: 'early', limit: min };
  if (max !== undefined && value > max) return { path, code: 'late', limit: max };
  if (only === undefined || (granularity !== 'minute' && granularity !== 'second' && granularity !== 'day'))
    return undefined;
  const now = granularity === 'day' ? new RelativeTime(time).today() : time.now();
  if (only === 'past' && Date.parse(value) > now) return { path, code: 'late' };
  if (only === 'future' && Date.parse(value) < now) return { path, code: 'early' };
  return undefined;
}

/** Why a well-written range is not allowed. */
export function rangeIssue(
  { granularity, max_days }: KindOf<'dateRange'>,
  value: unknown,
  path: readonly string[],
): RecordIssue | undefined {
  const from = ownValue(value, 'from');
  const to = ownValue(value, 'to');
  if ([from, to].some((end) => typeof end === 'string' && end !== '' && !isReal(end))) return { path, code: 'format' };
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (Date.parse(from) > Date.parse(to)) return { path, code: 'order' };
  const days = (endOf(to, granularity) - Date.parse(from)) / dayLength;
  return max_days !== undefined && days > max_days ? { path, code: 'period', limit: max_days } : undefined;
}

/** When the last day or month of a range is over; a moment ends at once. */
function endOf(last: string, granularity: KindOf<'dateRange'>['granularity']): number {
  const start = Date.parse(last);
  if (granularity === 'day') return start + dayLength;
  if (granularity !== 'month') return start;
  const month = new Date(start);
  return month.setUTCMonth(month.getUTCMonth() + 1);
}
