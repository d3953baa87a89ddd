import { defineColumn } from '../base/define-column.ts';
import { isFine } from '../shared/dates.ts';

export const column = defineColumn('dateRange', {
  storage: ({ granularity }) => (isFine(granularity) ? 'moments' : 'days'),
  takes: () => ({
    'en-US': { kind: 'From – to', example: '2026-11-26 – 2026-11-30' },
    'zh-CN': { kind: '起止日期', example: '2026-11-26 至 2026-11-30' },
  }),
  granularity: ({ granularity }) => granularity,
});
