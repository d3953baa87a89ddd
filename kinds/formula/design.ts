import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('formula', {
  menu: { group: 'computed', order: 10 },
  icon: 'M17.5 5H7l5.5 7L7 19h10.5',
  synonyms:
    'calculate,calculation,compute,expression,function,sum,days,days late,late,overdue,if,today,公式,计算,函数,运算,表达式,天数,逾期,超期,如果,相差',
  create: () => ({ type: 'formula', expression: '0', result: 'number' }),
  panel: ({ result }, { fields, expression, of }) => ({
    first: [expression('expression', fields, result), of('result')],
    main: result === 'number' ? [of('precision')] : [],
    required: ['expression', 'result'],
  }),
  comparedAs: ({ result }) => result,
  usualFunction: ({ result }) => (result === 'number' ? 'sum' : result === 'date' ? 'max' : undefined),
});
