import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('lookup', {
  storage: () => undefined,
});
