import { defineControl } from '../base/define-control.ts';

export const control = defineControl('system', {
  format: ({ source }) => ({ type: source === 'created_at' || source === 'updated_at' ? 'moment' : 'text' }),
  cell: ({ source }) => ({ kind: source.endsWith('_at') ? 'datetime' : 'text' }),
});
