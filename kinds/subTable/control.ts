import { defineControl } from '../base/define-control.ts';

/** Its node is made by the form, which makes those of its rows. */
export const control = defineControl('subTable', {
  cell: null,
});
