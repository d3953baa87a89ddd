import { defineValue } from '../base/define-value.ts';
import type { KindOf } from '../base/field-kind.ts';

const isTime = ({ source }: KindOf<'system'>): boolean => source === 'created_at' || source === 'updated_at';

export const value = defineValue('system', {
  isGiven: () => true,
  dated: (kind) => (isTime(kind) ? 'moment' : undefined),
  type: (kind) => (isTime(kind) ? 'date' : 'id'),
  live: () => undefined,
  schema: () => ({}),
});
