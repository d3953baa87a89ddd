import { defineColumn } from '../define-column.ts';

export const column = defineColumn('select', {
  storage: () => 'text',
  isCode: true,
  isFixedByRights: true,
});
