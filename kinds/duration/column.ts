import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('duration', {
  storage: () => 'number',
  isFixedByRights: true,
  isWrittenAsText: true,
  sheet: () => ({ kind: 'text', width: 12 }),
  takes: () => ({ 'en-US': { kind: 'A duration', example: '1:30' }, 'zh-CN': { kind: '时长', example: '1:30' } }),
});
