import { writtenNumber } from '../shared/number-format.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('rollup', {
  written: (_, value, { locale }) => writtenNumber(value, { isGrouped: true }, locale),
  cell: () => ({ kind: 'text', align: 'end' }),
});
