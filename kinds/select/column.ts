import { repeatedFixedOptions } from '../shared/design-issues.ts';
import { sheetOptions } from '../shared/sheet-options.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('select', {
  storage: () => 'text',
  isCode: true,
  isFixedByRights: true,
  takes: () => ({ 'en-US': { kind: 'One of the choices', example: '' }, 'zh-CN': { kind: '可选项之一', example: '' } }),
  designIssues: ({ options }) => repeatedFixedOptions(options),
  ofSheet: { select: (column) => ({ type: 'select', options: sheetOptions(column) }) },
});
