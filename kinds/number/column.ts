import { defineColumn } from '../define-column.ts';

export const column = defineColumn('number', {
  storage: () => 'number',
  isFixedByRights: true,
});
