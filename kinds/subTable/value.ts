import { defineValue } from '../base/define-value.ts';
import { idSchema } from '../shared/ids.ts';

export const value = defineValue('subTable', {
  isOfOneRecord: true,
  isWide: true,
  type: () => 'rows',
  live: () => undefined,
  schema: ({ min_rows: least = 0, max_rows: most = 200 }, rows) => ({
    type: 'array',
    minItems: least,
    maxItems: most,
    items: {
      type: 'object',
      required: ['kind', 'data'],
      properties: { kind: { const: 'row' }, row_id: idSchema, data: rows.data() },
    },
  }),
});
