import { defineColumn } from '../define-column.ts';

export const column = defineColumn('cascade', {
  storage: () => 'texts',
});
