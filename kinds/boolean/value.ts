import { defineValue } from '../define-value.ts';

export const value = defineValue('boolean', {
  type: () => 'boolean',
  live: () => ({ type: 'boolean' }),
  schema: () => ({ type: 'boolean' }),
  isPlain: () => true,
});
