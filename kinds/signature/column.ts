import { defineColumn } from '../define-column.ts';

export const column = defineColumn('signature', {
  storage: () => 'text',
  isCode: true,
  meaning: () => 'signature',
});
