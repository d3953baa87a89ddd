import { readAs } from '../base/read.ts';
import { readDated } from '../shared/read-dates.ts';
import { defineValue } from '../base/define-value.ts';
import { datePatterns, isFine, isReal } from '../shared/dates.ts';

export const value = defineValue('date', {
  isOrdered: true,
  readsDates: true,
  hasNotation: true,
  dated: ({ granularity }) => (isFine(granularity) ? 'moment' : 'day'),
  type: () => 'date',
  live: () => ({ type: 'date' }),
  schema: ({ granularity }) => ({ type: 'string', pattern: datePatterns[granularity] }),
  issue({ min, max, only, granularity }, date, clock) {
    if (typeof date !== 'string') return undefined;
    if (!isReal(date)) return { code: 'format' };
    if (min !== undefined && date < min) return { code: 'early', limit: min };
    if (max !== undefined && date > max) return { code: 'late', limit: max };
    if (granularity === 'year' || granularity === 'month') return undefined;
    const now = granularity === 'day' ? clock.today() : clock.now();
    if (only === 'past' && Date.parse(date) > now) return { code: 'late' };
    return only === 'future' && Date.parse(date) < now ? { code: 'early' } : undefined;
  },
  isPlain: ({ min, max, only }) => min === undefined && max === undefined && only === undefined,
  read: ({ granularity }, cell, context) => readAs(readDated(cell, granularity, context), 'date'),
});
