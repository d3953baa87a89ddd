import { defineDesign } from '../base/define-design.ts';
import { fixedChoices } from '../shared/options.ts';

export const design = defineDesign('multiSelect', {
  menu: { group: 'more', order: 20 },
  icon: 'M3.5 6 5 7.5 7.5 4.5M3.5 12 5 13.5 7.5 10.5M3.5 18 5 19.5 7.5 16.5M11 6h9.5M11 12h9.5M11 18h9.5',
  synonyms: 'tags,labels,checkboxes,multiple choice,multi-select,choices,options,多选,标签,复选,选项',
  create: ({ options }) => ({ type: 'multiSelect', options: options() }),
  panel: ({ options }, panel) => ({
    first: panel.options(options),
    validation: [panel.of('min'), panel.of('max')],
    display: [panel.of('widget')],
    advanced: [panel.of('is_open')],
  }),
  hasPlaceholder: true,
  initial: ['value', 'formula', 'parameter'],
  fixed({ options }, { locale, several }) {
    const fixed = fixedChoices(options, locale);
    return fixed && several('initial', fixed);
  },
  convertsTo: () => ['text', 'select'],
  comparedAs: ({ options }) => (options.source === 'fixed' ? 'option' : 'code'),
  example({ options }) {
    const first = options.source === 'fixed' ? options.options[0]?.value : undefined;
    return first === undefined ? undefined : [first];
  },
});
