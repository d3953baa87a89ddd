import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('richText', {
  storage: () => 'text',
  isSearched: () => true,
  sheet: () => ({ kind: 'text', width: 40 }),
});
