import { readDated } from '../shared/read-dates.ts';
import { isObject, type JsonSchema, own } from '#schemas';
import { rangeEnds } from '#schemas/values';
import { defineValue } from '../base/define-value.ts';
import type { KindOf } from '../base/field-kind.ts';
import { datePatterns, isReal } from '../shared/dates.ts';

const dayLength = 86_400_000;

/** When the last day or month of a range is over; a moment ends at once. */
function endOf(last: string, granularity: KindOf<'dateRange'>['granularity']): number {
  const start = Date.parse(last);
  if (granularity === 'day') return start + dayLength;
  if (granularity !== 'month') return start;
  const month = new Date(start);
  return month.setUTCMonth(month.getUTCMonth() + 1);
}

export const value = defineValue('dateRange', {
  readsDates: true,
  hasNotation: true,
  type: () => 'range',
  live: () => ({ type: 'range' }),
  schema({ granularity }) {
    const end: JsonSchema = { type: ['string', 'null'], pattern: datePatterns[granularity] };
    return { type: 'object', properties: { kind: { const: 'range' }, from: end, to: end } };
  },
  issue({ granularity, max_days: maxDays }, range) {
    if (!isObject(range)) return undefined;
    const [from, to] = [own(range, 'from'), own(range, 'to')];
    if ([from, to].some((end) => typeof end === 'string' && end !== '' && !isReal(end))) return { code: 'format' };
    if (typeof from !== 'string' || typeof to !== 'string') return undefined;
    if (Date.parse(from) > Date.parse(to)) return { code: 'order' };
    const days = (endOf(to, granularity) - Date.parse(from)) / dayLength;
    return maxDays !== undefined && days > maxDays ? { code: 'period', limit: maxDays } : undefined;
  },
  read({ granularity }, cell, context) {
    const ends = rangeEnds(cell)?.map((end) => (end === '' ? null : readDated(end, granularity, context)));
    const [from, to] = ends ?? [];
    const isNone = from === undefined || to === undefined || (from === null && to === null);
    return isNone ? { issue: 'date' } : { value: { kind: 'range', from, to } };
  },
});
