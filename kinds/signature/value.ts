import { defineValue } from '../define-value.ts';
import { idSchema, liveCode } from '../shared/ids.ts';

export const value = defineValue('signature', {
  type: () => 'id',
  live: () => liveCode,
  schema: () => idSchema,
});
