import { defineValue } from '../base/define-value.ts';

export const value = defineValue('rollup', {
  isGiven: () => true,
  type: () => 'number',
  live: () => undefined,
  schema: () => ({}),
});
