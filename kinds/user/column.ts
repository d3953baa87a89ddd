import { defineColumn } from '../base/define-column.ts';
import { oneOrMany } from '../shared/storage.ts';

export const column = defineColumn('user', {
  storage: oneOrMany,
  isCode: true,
  isFixedByRights: true,
  meaning: () => 'user',
  takes: () => ({ 'en-US': { kind: 'The name of a person', example: '' }, 'zh-CN': { kind: '人员姓名', example: '' } }),
  ofSheet: { user: () => ({ type: 'user' }) },
});
