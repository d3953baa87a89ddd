import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('percent', {
  menu: { group: 'more', order: 15 },
  icon: 'M6.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM19 5 5 19',
  synonyms: 'percentage,share,rate,ratio,discount,progress,tax,百分比,百分数,比例,占比,折扣,进度,税率',
  panel: (_, { of }) => ({ main: [of('precision')], validation: [of('min'), of('max')] }),
  initial: ['formula', 'parameter'],
  convertsTo: () => ['number'],
  convertsFrom: ['number'],
  comparedAs: () => 'number',
  example: ({ min = 0, max = 100 }) => Math.min(max, Math.max(min, 25)) / 100,
  usualFunction: () => 'avg',
  isSetByRules: true,
});
