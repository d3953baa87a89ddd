import { defineValue } from '../define-value.ts';

/** Characters of a text that a stored formula makes. */
const longest = 20_000;

export const value = defineValue('formula', {
  isGiven: () => true,
  isOrdered: true,
  isNumber: ({ result }) => result === 'number',
  type: ({ result }) => result,
  live: ({ result }) => (result === 'text' || result === 'date' ? { type: 'text', length: longest } : { type: result }),
  schema: () => ({}),
});
