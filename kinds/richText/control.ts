import { defineControl } from '../base/define-control.ts';

/** Lines of 24 pixels. */
const rowsIn = (height: number): number => Math.min(40, Math.max(1, Math.round(height / 24) - 1));

export const control = defineControl('richText', {
  widgets: ['RichText'],
  input: ({ height = 300 }) => ({
    widget: 'RichText',
    props: { rows: rowsIn(height) },
    hasReadOnly: true,
  }),
  shown: () => ({ widget: 'RichText', props: { readOnly: true } }),
});
