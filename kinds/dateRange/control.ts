import { defineControl } from '../base/define-control.ts';
import { dateInput } from '../shared/date-input.ts';
import { isFine } from '../shared/dates.ts';

export const control = defineControl('dateRange', {
  input({ granularity }) {
    if (granularity === 'day') return { widget: 'DateRange', props: {}, hasReadOnly: true };
    return { widget: 'FormField', props: {}, hasReadOnly: true, ends: dateInput({ granularity }) };
  },
  format: ({ granularity }) => ({ type: isFine(granularity) ? 'momentRange' : 'dateRange' }),
  editor: () => 'words',
});
