import { defineColumn } from '../define-column.ts';

export const column = defineColumn('serial', {
  storage: () => 'text',
  isSearched: () => true,
});
