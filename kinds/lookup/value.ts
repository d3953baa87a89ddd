import { defineValue } from '../base/define-value.ts';

export const value = defineValue('lookup', {
  isGiven: () => true,
  type: () => 'any',
  live: () => undefined,
  schema: () => ({}),
});
