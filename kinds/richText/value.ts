import { defineValue } from '../define-value.ts';

export const value = defineValue('richText', {
  keepsBlank: true,
  isText: true,
  isWide: true,
  type: () => 'text',
  live: () => undefined,
  schema: ({ max_length: maxLength = 100_000 }) => ({ type: 'string', maxLength }),
  isPlain: () => true,
});
