import { defineColumn } from '../define-column.ts';

export const column = defineColumn('subTable', {
  storage: () => 'rows',
  // How many rows there are.
  sheet: () => ({ kind: 'number', format: '0', width: 10 }),
});
