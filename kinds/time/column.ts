import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('time', {
  storage: () => 'time',
  isFixedByRights: true,
  takes: () => ({ 'en-US': { kind: 'A time', example: '09:30' }, 'zh-CN': { kind: '时间', example: '09:30' } }),
  granularity: ({ granularity = 'minute' }) => granularity,
  ofSheet: { time: () => ({ type: 'time' }) },
});
