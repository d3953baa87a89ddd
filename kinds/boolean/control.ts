import { defineControl, type Input } from '../base/define-control.ts';
import { textIn } from '../base/field-kind.ts';

export const control = defineControl('boolean', {
  input({ widget, on_label: on, off_label: off }, { locale, word }): Input {
    if (widget === 'checkbox') return { widget: 'Checkbox', props: {} };
    if (widget !== 'radio') return { widget: 'Switch', props: {}, isNeverRequired: true };
    const yes = { value: true, label: textIn(on, locale) ?? word('yes') };
    const no = { value: false, label: textIn(off, locale) ?? word('no') };
    return { widget: 'RadioGroup', props: { direction: 'row', options: [yes, no] } };
  },
  format: ({ on_label: on, off_label: off }, { locale }) => ({
    type: 'boolean',
    on: textIn(on, locale) ?? null,
    off: textIn(off, locale) ?? null,
  }),
  cell: () => ({ kind: 'boolean' }),
  editor: () => 'boolean',
});
