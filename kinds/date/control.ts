import { dateCells } from '../shared/date-cells.ts';
import { defineControl } from '../base/define-control.ts';
import { dateInput } from '../shared/date-input.ts';
import { isFine } from '../shared/dates.ts';

export const control = defineControl('date', {
  input: dateInput,
  format: ({ granularity }) => ({ type: isFine(granularity) ? 'moment' : 'date' }),
  cell: ({ granularity }) => ({ kind: dateCells[granularity] }),
  editor: ({ granularity }) => dateCells[granularity],
});
