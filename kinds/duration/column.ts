import { defineColumn } from '../define-column.ts';

export const column = defineColumn('duration', {
  storage: () => 'number',
  isFixedByRights: true,
});
