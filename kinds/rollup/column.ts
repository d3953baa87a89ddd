import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('rollup', {
  storage: () => undefined,
  sheet: () => ({ kind: 'number', width: 16 }),
});
