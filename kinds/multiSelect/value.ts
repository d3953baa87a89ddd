import { readList } from '#schemas/values';
import { readAs, textOfCell } from '../base/read.ts';
import { optionNamed } from '../shared/read-options.ts';
import { defineValue } from '../base/define-value.ts';
import { idSchema } from '../shared/ids.ts';
import { optionSchema } from '../shared/options.ts';

export const value = defineValue('multiSelect', {
  isList: () => true,
  type: () => 'texts',
  live: () => ({ type: 'texts' }),
  schema: ({ is_open: isOpen, options, min = 0, max = 1000 }) => ({
    type: 'array',
    minItems: min,
    maxItems: max,
    items: isOpen ? idSchema : optionSchema(options),
  }),
  /** Where more may be typed, what is no option is a value too. */
  read({ options, is_open: isOpen }, cell) {
    const text = textOfCell(cell);
    const find = (name: string): string | undefined => optionNamed(options, name);
    const known = readList(text, find);
    return readAs(known === undefined && isOpen ? readList(text, (name) => find(name) ?? name) : known, 'option');
  },
  isUnread: ({ options }) => options.source !== 'fixed',
});
