import { defineDesign } from '../base/define-design.ts';
import { fixedChoices } from '../shared/options.ts';

export const design = defineDesign('select', {
  menu: { group: 'common', order: 40 },
  icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 10.5l4 4 4-4',
  synonyms:
    'choice,dropdown,status,option,radio,enum,category,list,pick,segments,单选,选择,下拉,状态,选项,枚举,分类,类别',
  create: ({ options }) => ({ type: 'select', options: options() }),
  panel: ({ options }, panel) => ({ first: panel.options(options), display: [panel.of('widget')] }),
  hasPlaceholder: true,
  mayBeUnique: true,
  initial: ['value', 'formula', 'parameter'],
  fixed({ options }, { locale, choice }) {
    const fixed = fixedChoices(options, locale);
    return fixed && choice('initial', fixed);
  },
  convertsTo: () => ['text', 'multiSelect'],
  comparedAs: ({ options }) => (options.source === 'fixed' ? 'option' : 'code'),
  example: ({ options }) => (options.source === 'fixed' ? options.options[0]?.value : undefined),
  isSetByRules: true,
});
