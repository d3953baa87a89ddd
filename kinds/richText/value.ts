import { textOfCell } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';

export const value = defineValue('richText', {
  keepsBlank: true,
  isText: true,
  isWide: true,
  type: () => 'text',
  live: () => undefined,
  schema: ({ max_length: maxLength = 100_000 }) => ({ type: 'string', maxLength }),
  isPlain: () => true,
  read: (_, cell) => ({ value: textOfCell(cell) }),
});
