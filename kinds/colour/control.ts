import { defineControl } from '../base/define-control.ts';

export const control = defineControl('colour', {
  input: () => ({ widget: 'ColorField', props: {} }),
  format: () => ({ type: 'colour' }),
  editor: () => 'words',
});
