import { defineColumn } from '../base/define-column.ts';
import { oneOrMany } from '../shared/storage.ts';

export const column = defineColumn('relation', {
  // The other side of a relation is read from the records that point to this one.
  storage: (kind) => (kind.reverse_field === undefined ? oneOrMany(kind) : undefined),
  isCode: true,
  meaning: ({ logical_table_id: table }) => `relation ${table}`,
  takes: () => ({
    'en-US': { kind: 'The title of a linked record', example: '' },
    'zh-CN': { kind: '关联记录的标题', example: '' },
  }),
});
