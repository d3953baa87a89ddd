import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('image', {
  storage: () => 'texts',
  meaning: () => 'file',
});
