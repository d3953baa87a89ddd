import { defineColumn } from '../base/define-column.ts';
import { ofResult } from '../shared/storage.ts';

export const column = defineColumn('formula', {
  storage: ({ result }) => ofResult[result],
  isFixedByRights: true,
  sheet: () => ({ kind: 'number', width: 16 }),
});
