import { readTimeOf } from '#schemas/values';
import { readAs } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';

export const value = defineValue('time', {
  isOrdered: true,
  hasNotation: true,
  type: () => 'date',
  live: () => ({ type: 'date' }),
  schema: () => ({ type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' }),
  read: ({ granularity }, cell) => readAs(readTimeOf(cell, granularity), 'time'),
});
