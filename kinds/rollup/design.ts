import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('rollup', {
  menu: { group: 'computed', order: 20 },
  icon: 'M5 20V9M12 20V4M19 20v-8M3 20h18',
  synonyms: 'sum,total,count,average,aggregate,summary,roll up,汇总,合计,求和,计数,平均,统计',
  create: ({ sources }) => ({ type: 'rollup', of: sources[0] ?? '', function: 'count' }),
  panel(kind, { fields, choice, conditions, of, behind }) {
    const sources = fields.filter((one) => one.kind.type === 'relation' || one.kind.type === 'subTable');
    const inner = behind(kind.of);
    const isRows = sources.find(({ value }) => value === kind.of)?.kind.type === 'subTable';
    return {
      first: [
        choice('of', sources, kind.of, 'of'),
        choice('field', inner, kind.field),
        of('function'),
        conditions('filter', inner, isRows),
      ],
      required: ['of', 'function', ...(kind.function === 'count' ? [] : ['field'])],
    };
  },
  isUnindexed: true,
  comparedAs: () => 'number',
});
