import { percentWords } from '../shared/percent-words.ts';
import { numberFormat } from '../shared/sheet-formats.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('percent', {
  storage: () => 'number',
  isFixedByRights: true,
  sheet: ({ precision }) => ({ kind: 'number', format: numberFormat({ style: 'percent', precision }), width: 14 }),
  takes: () => percentWords,
});
