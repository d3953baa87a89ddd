import { defineControl } from '../base/define-control.ts';

export const control = defineControl('rollup', {
  format: () => ({ type: 'number', digits: null }),
  cell: () => ({ kind: 'text', align: 'end' }),
});
