import { defineColumn } from '../define-column.ts';

export const column = defineColumn('percent', {
  storage: () => 'number',
  isFixedByRights: true,
});
