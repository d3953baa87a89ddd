import { defineValue } from '../base/define-value.ts';
import { idSchema, liveCode } from '../shared/ids.ts';

export const value = defineValue('signature', {
  isOfOneRecord: true,
  refersTo: 'files',
  isPicture: true,
  type: () => 'id',
  live: () => liveCode,
  schema: () => idSchema,
  isPlain: () => true,
});
