import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('duration', {
  menu: { group: 'more', order: 45 },
  icon: 'M7 3.5h10M7 20.5h10M8 3.5v3.8c0 1.6 4 3 4 4.7 0-1.7 4-3.1 4-4.7V3.5M8 20.5v-3.8c0-1.6 4-3 4-4.7 0 1.7 4 3.1 4 4.7v3.8',
  synonyms: 'time spent,hours,minutes,how long,effort,stopwatch,length of time,时长,耗时,用时,工时,小时,分钟,持续时间',
  panel: (_, { of }) => ({ main: [of('granularity')], validation: [of('min'), of('max')] }),
  initial: ['formula', 'parameter'],
  convertsTo: () => ['number'],
  comparedAs: () => 'number',
  example: ({ min = 0, max = Number.POSITIVE_INFINITY }) => Math.min(max, Math.max(min, 5400)),
  usualFunction: () => 'sum',
  isSetByRules: true,
});
