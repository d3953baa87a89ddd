import { textOfCell } from '../base/read.ts';
import type { JsonSchema } from '#schemas';
import { defineValue } from '../base/define-value.ts';
import { longestText } from '../shared/texts.ts';

const formats: Readonly<Record<string, string>> = {
  email: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  url: '^https?://[^\\s/]+[^\\s]*$',
  mobile: '^\\+?[0-9][0-9 -]{4,19}$',
  idCard: '^[0-9]{17}[0-9Xx]$',
  postcode: '^[0-9A-Za-z][0-9A-Za-z -]{2,9}$',
};

export const value = defineValue('text', {
  mayBeTitle: true,
  keepsBlank: true,
  isText: true,
  isOrdered: true,
  isSecret: ({ widget }) => widget === 'password',
  type: () => 'text',
  live: (kind) => (kind.widget === 'password' ? undefined : { type: 'text', length: 2 * longestText(kind) }),
  schema(kind) {
    const { format = 'plain', min_length: minLength } = kind;
    const schema: JsonSchema = { type: 'string', maxLength: longestText(kind) };
    if (minLength !== undefined) schema.minLength = minLength;
    const pattern = formats[format];
    if (pattern !== undefined) schema.pattern = pattern;
    return schema;
  },
  isPlain({ pattern, format = 'plain', min_length: least = 0, max_length: most = 200 }, text) {
    return !pattern && format === 'plain' && least === 0 && typeof text === 'string' && text.length <= most;
  },
  read: (_, cell) => ({ value: textOfCell(cell) }),
  isUnread: ({ widget }) => widget === 'password',
});
