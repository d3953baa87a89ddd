import { byName, namedIn, optionChoice } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('lookup', {
  written: byName,
  named: (_, { choices }) => namedIn('option', choices),
  choice: optionChoice,
});
