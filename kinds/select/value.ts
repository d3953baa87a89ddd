import { readAs, textOfCell } from '../base/read.ts';
import { optionNamed } from '../shared/read-options.ts';
import { defineValue } from '../base/define-value.ts';
import { liveCode } from '../shared/ids.ts';
import { optionSchema } from '../shared/options.ts';

export const value = defineValue('select', {
  isOrdered: true,
  type: () => 'text',
  live: () => liveCode,
  schema: ({ options }) => optionSchema(options),
  isPlain: ({ options }, value) => options.source !== 'fixed' || options.options.some((one) => one.value === value),
  read: ({ options }, cell) => readAs(optionNamed(options, textOfCell(cell)), 'option'),
  // Options of other tables are not read yet.
  isUnread: ({ options }) => options.source !== 'fixed',
});
