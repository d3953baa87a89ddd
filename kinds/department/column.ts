import { defineColumn } from '../define-column.ts';
import { oneOrMany } from '../shared/storage.ts';

export const column = defineColumn('department', {
  storage: oneOrMany,
  isCode: true,
  isFixedByRights: true,
  meaning: () => 'department',
});
