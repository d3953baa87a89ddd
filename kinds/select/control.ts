import { byName, namedIn, optionChoice } from '../shared/choices.ts';
import { defineControl } from '../base/define-control.ts';
import { foundInput } from '../shared/found-input.ts';
import { fixedOptions } from '../shared/options.ts';

export const control = defineControl('select', {
  widgets: ['RadioGroup', 'SegmentedControl', 'Select'],
  input({ options, widget }, around) {
    if (options.source === 'table' && around.isSearched) return foundInput(false, around);
    const all = around.limited(fixedOptions(options, around.locale) ?? around.choices);
    if (widget === 'segments') return { widget: 'SegmentedControl', props: { options: all }, isNeverRequired: true };
    if (widget === 'radio') return { widget: 'RadioGroup', props: { options: all } };
    return { widget: 'Select', props: { options: all } };
  },
  written: byName,
  named: ({ options }, { locale, choices }) => namedIn('option', fixedOptions(options, locale) ?? choices),
  choice: optionChoice,
  cell: ({ options }) => ({ kind: options.source === 'fixed' ? 'tag' : 'text' }),
  editor: ({ options }) => (options.source === 'fixed' ? 'tag' : undefined),
});
