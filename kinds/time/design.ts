import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('time', {
  menu: { group: 'more', order: 30 },
  icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  synonyms: 'clock,hour,minute,time of day,时间,时刻,钟点,时分',
  panel: (_, { of }) => ({ main: [of('granularity')] }),
  initial: ['value', 'now', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' } }),
  convertsTo: () => ['text'],
  comparedAs: () => 'time',
  example: ({ granularity }) => (granularity === 'second' ? '09:30:00' : '09:30'),
  usualFunction: () => 'max',
  isSetByRules: true,
});
