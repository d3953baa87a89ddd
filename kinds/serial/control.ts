import { defineControl } from '../define-control.ts';

export const control = defineControl('serial', {
  format: () => ({ type: 'text' }),
});
