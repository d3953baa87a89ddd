import { byName, namedIn, optionChoice } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';
import { foundInput } from '../shared/found-input.ts';

export const control = defineControl('relation', {
  widgets: ['MultiSelect', 'Select'],
  input({ is_multiple: isMultiple = false }, around) {
    if (around.isSearched || around.findsRecords) return foundInput(isMultiple, around);
    return { widget: isMultiple ? 'MultiSelect' : 'Select', props: { options: around.choices } };
  },
  written: byName,
  named: (_, { choices }) => namedIn('option', choices),
  choice: optionChoice,
  // What is linked from the other side is changed there.
  editor: ({ reverse_field: reverse }) => (reverse === undefined ? 'record' : undefined),
  searched: ({ is_multiple: isMultiple = false }) => ({ is_multiple: isMultiple }),
});
