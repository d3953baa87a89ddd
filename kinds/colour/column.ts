import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('colour', {
  storage: () => 'text',
  isCode: true,
  isFixedByRights: true,
  takes: () => ({ 'en-US': { kind: 'A color', example: '#2F6BFF' }, 'zh-CN': { kind: '颜色', example: '#2F6BFF' } }),
});
