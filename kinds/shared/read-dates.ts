import { readDate } from '#schemas/values';
import type { Cell, ReadContext } from '../base/read.ts';
import { type Granularity, isFine } from './dates.ts';

const lengths = { year: 4, month: 7, day: 10 } as const;

/**
 * A day or a moment as a field of that granularity stores it. What says less than the field holds, as a month where a day is wanted, is
 * none, and so is a time that a day has no room for: neither is made up or dropped.
 */
export function readDated(cell: Cell, granularity: Granularity, { dates, moment }: ReadContext): string | undefined {
  if (granularity === 'year' && typeof cell === 'number')
    return cell >= 1000 && cell <= 9999 ? String(cell) : undefined;
  const found = readDate(cell, dates);
  if (!found) return undefined;
  if (isFine(granularity)) return found.precision === 'day' ? moment(found) : undefined;
  // Safe: the fine ones are above.
  const length = lengths[granularity as keyof typeof lengths];
  const isWhole = lengths[found.precision] >= length && (found.time ?? '00:00:00') === '00:00:00';
  return isWhole ? found.day.slice(0, length) : undefined;
}
