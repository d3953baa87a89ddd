import { defineColumn } from '../base/define-column.ts';
import { ofResult } from '../shared/storage.ts';

export const column = defineColumn('custom', {
  storage: ({ value_type: type }) => ofResult[type],
  isFixedByRights: true,
  sheet: null,
});
