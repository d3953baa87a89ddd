import { defineControl, type Input } from '../base/define-control.ts';
import { textIn } from '../base/field-kind.ts';

export const control = defineControl('boolean', {
  widgets: ['Checkbox', 'RadioGroup', 'Switch'],
  input({ widget, on_label: on, off_label: off }, { locale, word }): Input {
    if (widget === 'checkbox') return { widget: 'Checkbox', props: {} };
    if (widget !== 'radio') return { widget: 'Switch', props: {}, isNeverRequired: true };
    const yes = { value: true, label: textIn(on, locale) ?? word('yes') };
    const no = { value: false, label: textIn(off, locale) ?? word('no') };
    return { widget: 'RadioGroup', props: { direction: 'row', options: [yes, no] } };
  },
  written: ({ on_label: on, off_label: off }, value, reader) =>
    value === true
      ? (textIn(on, reader.locale) ?? reader.word('yes'))
      : (textIn(off, reader.locale) ?? reader.word('no')),
  cell: () => ({ kind: 'boolean' }),
  editor: () => 'boolean',
});
