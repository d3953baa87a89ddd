import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('file', {
  storage: () => 'texts',
  meaning: () => 'file',
});
