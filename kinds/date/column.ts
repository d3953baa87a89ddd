import { defineColumn } from '../define-column.ts';
import { isFine } from '../shared/dates.ts';

export const column = defineColumn('date', {
  storage: ({ granularity }) => (isFine(granularity) ? 'moment' : 'day'),
  isFixedByRights: true,
});
