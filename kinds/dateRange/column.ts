import { defineColumn } from '../define-column.ts';
import { isFine } from '../shared/dates.ts';

export const column = defineColumn('dateRange', {
  storage: ({ granularity }) => (isFine(granularity) ? 'moments' : 'days'),
});
