import { asPercent } from '#schemas/values';
import { readAs } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';
import { styledNumber } from '../shared/number-format.ts';
import { numberSchema } from '../shared/numbers.ts';

export const value = defineValue('number', {
  isOrdered: true,
  readsNumbers: true,
  ofMany: (kind, digits) => ({
    ...kind,
    is_grouped: true,
    ...(kind.precision !== undefined && { precision: Math.max(kind.precision, digits) }),
  }),
  digits: ({ precision }) => precision,
  text(kind, value, locale) {
    const { style = 'plain', precision: digits, currency = 'CNY', unit, is_grouped: isGrouped } = kind;
    if (typeof value !== 'number' || (style === 'plain' && unit === undefined && !isGrouped)) return undefined;
    const isMoney = style === 'money';
    return styledNumber(value, { digits, unit, isPercent: style === 'percent', ...(isMoney && { currency }) }, locale);
  },
  type: () => 'number',
  live: () => ({ type: 'number' }),
  // 12.5 percent is stored as 0.125.
  schema: ({ min, max, precision, style }) =>
    numberSchema({ min, max }, precision === undefined || style !== 'percent' ? precision : precision + 2),
  isPlain: ({ min, max, precision }, value) =>
    min === undefined &&
    max === undefined &&
    precision === undefined &&
    Number.isSafeInteger(Math.round(Number(value))),
  read({ style }, cell, context) {
    const number = context.number(cell);
    return readAs(number !== undefined && style === 'percent' ? asPercent(cell, number) : number, 'number');
  },
});
