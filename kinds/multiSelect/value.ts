import { defineValue } from '../define-value.ts';
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
});
