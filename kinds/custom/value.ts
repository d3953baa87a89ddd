import type { JsonSchema } from '#schemas';
import { defineValue } from '../base/define-value.ts';
import type { KindOf } from '../base/field-kind.ts';

const schemas: Record<KindOf<'custom'>['value_type'], JsonSchema> = {
  text: { type: 'string', maxLength: 100_000 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  list: { type: 'array', maxItems: 1000, items: { type: ['string', 'number'], maxLength: 1000 } },
};

export const value = defineValue('custom', {
  keepsBlank: true,
  isOfOneRecord: true,
  isWide: true,
  type: () => 'any',
  live: () => undefined,
  schema: ({ value_type: type }) => schemas[type],
});
