import { defineValue } from '../base/define-value.ts';
import { liveCode } from '../shared/ids.ts';

export const value = defineValue('serial', {
  mayBeTitle: true,
  isGiven: () => true,
  isText: true,
  isOrdered: true,
  type: () => 'text',
  live: () => liveCode,
  schema: () => ({}),
});
