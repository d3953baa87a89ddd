import { defineColumn } from '../define-column.ts';

export const column = defineColumn('text', {
  storage: () => 'text',
  isSearched: ({ widget }) => widget !== 'password',
  isFixedByRights: true,
});
