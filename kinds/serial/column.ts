import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('serial', {
  storage: () => 'text',
  isSearched: () => true,
  designIssues: ({ parts }, { fields }) =>
    parts.flatMap((part, index) =>
      part.kind === 'field' && !fields.has(part.field)
        ? [
            {
              pointer: `/parts/${index}/field`,
              message: { 'en-US': `There is no field "${part.field}".`, 'zh-CN': `没有字段“${part.field}”。` },
            },
          ]
        : [],
    ),
});
