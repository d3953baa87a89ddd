import { asPercent } from '#schemas/values';
import { readAs } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';
import { styledNumber } from '../shared/number-format.ts';
import { numberSchema } from '../shared/numbers.ts';
import { fraction } from './fraction.ts';

export const value = defineValue('percent', {
  isOrdered: true,
  readsNumbers: true,
  ofMany: (kind, digits) => ({
    ...kind,
    ...(kind.precision !== undefined && { precision: Math.max(kind.precision, digits) }),
  }),
  digits: ({ precision }) => precision,
  text: ({ precision: digits }, value, locale) =>
    typeof value === 'number' ? styledNumber(value, { digits, isPercent: true }, locale) : undefined,
  type: () => 'number',
  live: () => ({ type: 'number' }),
  schema: ({ min, max, precision }) =>
    numberSchema({ min: fraction(min), max: fraction(max) }, precision === undefined ? undefined : precision + 2),
  isPlain: ({ min, max, precision }, value) =>
    min === undefined &&
    max === undefined &&
    precision === undefined &&
    Number.isSafeInteger(Math.round(Number(value))),
  read(_, cell, context) {
    const number = context.number(cell);
    return readAs(number === undefined ? undefined : asPercent(cell, number), 'number');
  },
});
