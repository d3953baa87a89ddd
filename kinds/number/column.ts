import { percentWords } from '../shared/percent-words.ts';
import { numberFormat } from '../shared/sheet-formats.ts';
import { defineColumn } from '../define-column.ts';

const numberWords = { 'en-US': { kind: 'A number', example: '1250.5' }, 'zh-CN': { kind: '数字', example: '1250.5' } };

export const column = defineColumn('number', {
  storage: () => 'number',
  isFixedByRights: true,
  sheet: (kind) => ({ kind: 'number', format: numberFormat(kind), width: 14 }),
  takes: ({ style }) => (style === 'percent' ? percentWords : numberWords),
});
