import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('boolean', {
  menu: { group: 'more', order: 10 },
  icon: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 12.3l2.7 2.7L16 9.3',
  synonyms: 'checkbox,switch,toggle,yes/no,true,false,tick,check,是否,开关,复选框,勾选,布尔',
  panel(_, { of, line }) {
    const labels = [line('on_label'), line('off_label')];
    return { display: [of('widget'), ...labels], words: labels };
  },
  initial: ['value', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'boolean' } }),
  convertsTo: () => ['text', 'number'],
  comparedAs: () => 'boolean',
  example: () => true,
  isSetByRules: true,
});
