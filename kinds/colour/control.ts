import { defineControl } from '../base/define-control.ts';

export const control = defineControl('colour', {
  widgets: ['ColorField'],
  input: () => ({ widget: 'ColorField', props: {} }),
  swatch: (value) => (typeof value === 'string' ? value : undefined),
  editor: () => 'words',
});
