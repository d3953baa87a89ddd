import { defineColumn } from '../define-column.ts';

export const column = defineColumn('system', {
  storage: () => undefined,
});
