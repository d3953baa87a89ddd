import { dateCells } from '../shared/date-cells.ts';
import { defineControl } from '../base/define-control.ts';
import { dateInput } from '../shared/date-input.ts';
import { isFine, writtenDate } from '../shared/dates.ts';

export const control = defineControl('date', {
  widgets: ['DateField', 'TextField'],
  input: dateInput,
  written: ({ granularity }, value, reader) => writtenDate(value, isFine(granularity), reader),
  cell: ({ granularity }) => ({ kind: dateCells[granularity] }),
  editor: ({ granularity }) => dateCells[granularity],
});
