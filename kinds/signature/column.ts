import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('signature', {
  storage: () => 'text',
  isCode: true,
  meaning: () => 'signature',
});
