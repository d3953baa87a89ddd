import { optionChoice } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';
import { foundInput } from '../shared/found-input.ts';

export const control = defineControl('relation', {
  input({ is_multiple: isMultiple = false }, around) {
    if (around.isSearched || around.findsRecords) return foundInput(isMultiple, around);
    return { widget: isMultiple ? 'MultiSelect' : 'Select', props: { options: around.choices } };
  },
  format: (_, { choices }) => ({ type: 'choice', of: 'option', options: choices }),
  choice: optionChoice,
  // What is linked from the other side is changed there.
  editor: ({ reverse_field: reverse }) => (reverse === undefined ? 'record' : undefined),
  searched: ({ is_multiple: isMultiple = false }) => ({ is_multiple: isMultiple }),
});
