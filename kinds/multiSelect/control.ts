import { byName, namedIn, optionChoice } from '../shared/choices.ts';
import { defineControl, type Input, type Props } from '../base/define-control.ts';
import { foundInput } from '../shared/found-input.ts';
import { fixedOptions } from '../shared/options.ts';

export const control = defineControl('multiSelect', {
  widgets: ['MultiSelect'],
  input({ options, max }, around): Input {
    const most: Props = max === undefined ? {} : { max };
    if (options.source === 'table' && around.isSearched) {
      const found = foundInput(true, around);
      return { ...found, props: { ...found.props, ...most } };
    }
    const all = around.limited(fixedOptions(options, around.locale) ?? around.choices);
    return { widget: 'MultiSelect', props: { options: all, ...most } };
  },
  written: byName,
  named: ({ options }, { locale, choices }) => namedIn('option', fixedOptions(options, locale) ?? choices),
  choice: optionChoice,
  cell: ({ options }) => ({ kind: options.source === 'fixed' ? 'tag' : 'text' }),
  editor: ({ options }) => (options.source === 'fixed' ? 'words' : undefined),
});
