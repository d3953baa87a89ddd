import { defineColumn } from '../define-column.ts';

export const column = defineColumn('file', {
  storage: () => 'texts',
  meaning: () => 'file',
});
