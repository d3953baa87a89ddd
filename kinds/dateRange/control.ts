import { defineControl } from '../base/define-control.ts';
import { dateInput } from '../shared/date-input.ts';
import { isFine, writtenRange } from '../shared/dates.ts';

export const control = defineControl('dateRange', {
  widgets: ['DateField', 'DateRange', 'FormField', 'TextField'],
  input({ granularity }) {
    if (granularity === 'day') return { widget: 'DateRange', props: {}, hasReadOnly: true };
    return { widget: 'FormField', props: {}, hasReadOnly: true, ends: dateInput({ granularity }) };
  },
  written: ({ granularity }, value, reader) => writtenRange(value, isFine(granularity), reader),
  editor: () => 'words',
});
