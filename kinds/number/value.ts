import { defineValue } from '../define-value.ts';
import { numberSchema } from '../shared/numbers.ts';

export const value = defineValue('number', {
  isOrdered: true,
  isNumber: () => true,
  type: () => 'number',
  live: () => ({ type: 'number' }),
  // 12.5 percent is stored as 0.125.
  schema: ({ min, max, precision, style }) =>
    numberSchema({ min, max }, precision === undefined || style !== 'percent' ? precision : precision + 2),
  isPlain: ({ min, max, precision }) => min === undefined && max === undefined && precision === undefined,
});
