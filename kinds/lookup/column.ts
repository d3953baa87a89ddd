import { defineColumn } from '../define-column.ts';

export const column = defineColumn('lookup', {
  storage: () => undefined,
});
