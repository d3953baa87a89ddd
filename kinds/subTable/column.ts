import { defineColumn } from '../define-column.ts';

export const column = defineColumn('subTable', {
  storage: () => 'rows',
});
