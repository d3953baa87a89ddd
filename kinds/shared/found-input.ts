import type { Around, Input } from '../base/define-control.ts';

/** Options or records that a call of the page finds. */
export const foundInput = (multiple: boolean, { choices, search }: Around): Input => ({
  widget: 'FormOptions',
  props: { options: choices, multiple, search },
});
