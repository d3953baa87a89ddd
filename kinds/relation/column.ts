import { defineColumn } from '../define-column.ts';
import { oneOrMany } from '../shared/storage.ts';

export const column = defineColumn('relation', {
  // The other side of a relation is read from the records that point here.
  storage: (kind) => (kind.reverse_field === undefined ? oneOrMany(kind) : undefined),
  isCode: true,
  meaning: ({ logical_table_id: table }) => `relation ${table}`,
});
