import { defineColumn } from '../define-column.ts';

export const column = defineColumn('time', {
  storage: () => 'time',
  isFixedByRights: true,
});
