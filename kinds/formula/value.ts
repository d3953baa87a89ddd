import { defineValue } from '../base/define-value.ts';
import { groupedNumber } from '../shared/numbers.ts';

/** Characters of a text that a stored formula makes. */
const longest = 20_000;

export const value = defineValue('formula', {
  isGiven: () => true,
  isOrdered: true,
  // Its sums have the digits that it has, or those that come out.
  ofMany: ({ result, precision }, digits) =>
    result === 'number' ? groupedNumber(precision === undefined ? undefined : Math.max(precision, digits)) : undefined,
  digits: ({ precision }) => precision,
  type: ({ result }) => result,
  live: ({ result }) => (result === 'text' || result === 'date' ? { type: 'text', length: longest } : { type: result }),
  schema: () => ({}),
});
