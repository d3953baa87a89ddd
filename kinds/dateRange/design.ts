import { defineDesign } from '../base/define-design.ts';
import { isFine } from '../shared/dates.ts';

export const design = defineDesign('dateRange', {
  menu: { group: 'more', order: 40 },
  icon: 'M3 12h18M6.5 8 2.5 12l4 4M17.5 8l4 4-4 4',
  synonyms: 'period,duration,from to,start and end,interval,日期范围,日期区间,时间段,期间,起止',
  create: () => ({ type: 'dateRange', granularity: 'day' }),
  panel: (_, { of }) => ({ main: [of('granularity')], validation: [of('max_days')], required: ['granularity'] }),
  comparedAs: ({ granularity }) => (isFine(granularity) ? 'datetime' : 'date'),
});
