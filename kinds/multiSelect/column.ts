import { defineColumn } from '../define-column.ts';

export const column = defineColumn('multiSelect', {
  storage: () => 'texts',
});
