import { defineColumn } from '../define-column.ts';

export const column = defineColumn('colour', {
  storage: () => 'text',
  isCode: true,
  isFixedByRights: true,
});
