import { defineColumn } from '../base/define-column.ts';
import { oneOrMany } from '../shared/storage.ts';

export const column = defineColumn('department', {
  storage: oneOrMany,
  isCode: true,
  isFixedByRights: true,
  meaning: () => 'department',
  takes: () => ({
    'en-US': { kind: 'The name of a department', example: '' },
    'zh-CN': { kind: '部门名称', example: '' },
  }),
  ofSheet: { department: () => ({ type: 'department' }) },
});
