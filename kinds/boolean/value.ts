import { readFlag } from '#schemas/values';
import { textsIn } from '../base/field-kind.ts';
import { readAs } from '../base/read.ts';
import { defineValue } from '../base/define-value.ts';

export const value = defineValue('boolean', {
  type: () => 'boolean',
  live: () => ({ type: 'boolean' }),
  schema: () => ({ type: 'boolean' }),
  isPlain: () => true,
  read: ({ on_label: on, off_label: off }, cell) =>
    readAs(readFlag(cell, { yes: textsIn(on), no: textsIn(off) }), 'boolean'),
});
