import { percentWords } from '../shared/percent-words.ts';
import { numberFormat } from '../shared/sheet-formats.ts';
import { crossedLimits } from '../shared/design-issues.ts';
import { defineColumn } from '../base/define-column.ts';

const numberWords = { 'en-US': { kind: 'A number', example: '1250.5' }, 'zh-CN': { kind: '数字', example: '1250.5' } };

export const column = defineColumn('number', {
  storage: () => 'number',
  isFixedByRights: true,
  sheet: (kind) => ({ kind: 'number', format: numberFormat(kind), width: 14 }),
  takes: ({ style }) => (style === 'percent' ? percentWords : numberWords),
  designIssues: ({ min, max }) => crossedLimits('/min', min, max),
  ofSheet: {
    number: ({ precision = 0, is_grouped: isGrouped }) => ({
      type: 'number',
      precision,
      ...(isGrouped !== undefined && { is_grouped: isGrouped }),
    }),
    money: ({ precision = 0 }) => ({ type: 'number', style: 'money', precision: Math.max(precision, 2) }),
    // 12.5 percent is stored as 0.125, and shown with one digit.
    percent: ({ precision = 0 }) => ({ type: 'number', style: 'percent', precision: Math.max(precision - 2, 0) }),
  },
});
