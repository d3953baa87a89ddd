import { defineDesign } from '../base/define-design.ts';
import { isFine } from '../shared/dates.ts';

export const design = defineDesign('date', {
  menu: { group: 'common', order: 30 },
  icon: 'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M8 3v4M16 3v4',
  synonyms: 'day,time,datetime,deadline,due,birthday,calendar,moment,日期,时间,日期时间,年月日,截止,生日,日历',
  create: () => ({ type: 'date', granularity: 'day' }),
  panel({ granularity }, { of }) {
    // Days have a calendar; a year, a month or a moment is typed.
    const limit = (name: 'min' | 'max') =>
      granularity === 'day' ? { name, schema: { type: 'string', format: 'date' } } : of(name);
    return {
      main: [of('granularity')],
      validation: [limit('min'), limit('max'), of('only')],
      required: ['granularity'],
    };
  },
  hasPlaceholder: true,
  mayBeUnique: true,
  initial: ['value', 'now', 'formula', 'parameter'],
  fixed: ({ granularity }) => ({
    name: 'initial',
    schema: { type: 'string', maxLength: 40, ...(granularity === 'day' && { format: 'date' }) },
  }),
  convertsTo: ({ granularity }) => ['text', ...(isFine(granularity) ? (['time'] as const) : []), 'dateRange'],
  comparedAs: ({ granularity }) => (isFine(granularity) ? 'datetime' : 'date'),
  example({ granularity }, { today }) {
    if (granularity === 'year') return today.slice(0, 4);
    if (granularity === 'month') return today.slice(0, 7);
    return granularity === 'day' ? today : `${today}T09:30:00.000Z`;
  },
  usualFunction: () => 'max',
  isSetByRules: true,
});
