import { ownValue } from '../evaluate/own-value.ts';
import type { KindOf } from './form-config.ts';
import type { RecordMistake } from './record-mistake.ts';

const dayLength = 86_400_000;

/** Why a well-written date is not allowed; `now` in milliseconds since 1970 UTC. */
export function dateMistake(
  { min, max, only, granularity }: KindOf<'date'>,
  value: string,
  path: readonly string[],
  now: number,
): RecordMistake | undefined {
  if (min !== undefined && value < min) return { path, code: 'early', limit: min };
  if (max !== undefined && value > max) return { path, code: 'late', limit: max };
  if (granularity !== 'minute' && granularity !== 'second' && granularity !== 'day') return undefined;
  const moment = Date.parse(value);
  const length = granularity === 'day' ? dayLength : 0;
  if (only === 'past' && moment > now) return { path, code: 'late' };
  if (only === 'future' && moment + length < now) return { path, code: 'early' };
  return Number.isNaN(moment) ? { path, code: 'format' } : undefined;
}

/** Why a range of days is not allowed. */
export function rangeMistake(
  most: number | undefined,
  value: unknown,
  path: readonly string[],
): RecordMistake | undefined {
  const from = ownValue(value, 'from');
  const to = ownValue(value, 'to');
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (from > to) return { path, code: 'order' };
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  return most !== undefined && days > most ? { path, code: 'period', limit: most } : undefined;
}
