import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('number', {
  menu: { group: 'common', order: 20 },
  icon: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5',
  synonyms:
    'money,amount,currency,price,cost,integer,decimal,percent,rating,stars,progress,slider,quantity,figure,数字,数值,金额,货币,价格,单价,费用,整数,小数,百分比,评分,星级,进度,滑块,数量',
  panel: (_, { of, when }) => ({
    main: [of('style'), when(of('currency'), { style: 'money' }), of('precision'), of('unit')],
    validation: [of('min'), of('max'), of('step')],
    display: [of('widget'), of('is_grouped')],
  }),
  hasPlaceholder: true,
  mayBeUnique: true,
  initial: ['value', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'number' } }),
  convertsTo: () => ['text', 'boolean'],
  comparedAs: () => 'number',
  example({ min = 0, max = Number.POSITIVE_INFINITY, style, widget }) {
    const usual = style === 'percent' ? 0.25 : widget === 'rating' ? 4 : style === 'money' ? 1280 : 12;
    return Math.min(max, Math.max(min, usual));
  },
  usualFunction: () => 'sum',
  isSetByRules: true,
});
