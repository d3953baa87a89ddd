import { dateFormats } from '../shared/sheet-formats.ts';
import { defineColumn } from '../base/define-column.ts';

export const column = defineColumn('system', {
  storage: () => undefined,
  sheet: ({ source }) =>
    source.endsWith('_at') ? { kind: 'datetime', format: dateFormats.minute, width: 18 } : { kind: 'text', width: 16 },
});
