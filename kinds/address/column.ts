import { defineColumn } from '../define-column.ts';

export const column = defineColumn('address', {
  storage: () => 'json',
});
