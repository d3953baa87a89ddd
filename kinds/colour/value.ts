import { defineValue } from '../define-value.ts';
import { liveCode } from '../shared/ids.ts';

export const value = defineValue('colour', {
  type: () => 'text',
  live: () => liveCode,
  schema: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
});
