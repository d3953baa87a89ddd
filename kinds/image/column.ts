import { defineColumn } from '../define-column.ts';

export const column = defineColumn('image', {
  storage: () => 'texts',
  meaning: () => 'file',
});
