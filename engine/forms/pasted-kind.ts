import type { CompiledValue } from '#engine/document';
import { isGiven } from './form-config.ts';
import { optionsOf } from './field-options.ts';
import type { FieldPlan } from './form-plan.ts';

/**
 * How a text from a spreadsheet becomes a value of a column; null for a column that is computed, which a pasted block passes over.
 * `closed` may not be changed, and `choose` is chosen in the cell, because a text does not say which record or person is meant.
 */
export function pastedKind(plan: FieldPlan, locale: string): CompiledValue {
  const { id, kind, field } = plan;
  if (isGiven(kind)) return null;
  if (field.is_read_only) return { type: 'closed' };
  switch (kind.type) {
    case 'text':
      return { type: kind.widget === 'password' ? 'closed' : 'text' };
    case 'number':
      return { type: 'number', isPercent: kind.style === 'percent' };
    case 'boolean':
    case 'time':
      return { type: kind.type };
    case 'date':
      return kind.granularity === 'day' ? { type: 'day' } : { type: 'choose' };
    case 'select':
    case 'multiSelect':
      if (kind.options.source !== 'fixed') return { type: 'choose' };
      return { type: kind.type, options: optionsOf(id, kind, locale) };
    default:
      return { type: 'choose' };
  }
}
