import { optionChoice } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('lookup', {
  format: (_, { choices }) => ({ type: 'choice', of: 'option', options: choices }),
  choice: optionChoice,
});
