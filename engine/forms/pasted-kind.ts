import type { CompiledValue } from '#engine/document';
import { isGiven, type KindOf } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';

type Fixed = Extract<KindOf<'select'>['options'], { source: 'fixed' }>;
type Label = Fixed['options'][number]['label'];

/** A label in every language: who reads one often pastes the other. */
const wordsOf = (label: Label | undefined): string[] =>
  label === undefined ? [] : typeof label === 'string' ? [label] : Object.values(label);

const namedOptions = ({ options }: Fixed) => options.map(({ value, label }) => ({ value, labels: wordsOf(label) }));

/**
 * How a text from a spreadsheet becomes a value of a column; null for a column that is computed, which a pasted block passes over.
 * `closed` may not be changed, and `choose` is chosen in the cell, because a text does not say which record or person is meant.
 */
export function pastedKind({ kind, field }: FieldPlan): CompiledValue {
  if (isGiven(kind)) return null;
  if (field.is_read_only) return { type: 'closed' };
  switch (kind.type) {
    case 'text':
      return { type: kind.widget === 'password' ? 'closed' : 'text' };
    case 'number':
      return { type: 'number', isPercent: kind.style === 'percent' };
    case 'boolean':
      return { type: 'boolean', labels: { yes: wordsOf(kind.on_label), no: wordsOf(kind.off_label) } };
    case 'time':
      return { type: 'time', granularity: kind.granularity ?? 'minute' };
    case 'date':
      return kind.granularity === 'day' ? { type: 'day' } : { type: 'choose' };
    case 'select':
    case 'multiSelect':
      if (kind.options.source !== 'fixed') return { type: 'choose' };
      return {
        type: kind.type,
        options: namedOptions(kind.options),
        isOpen: 'is_open' in kind && kind.is_open === true,
      };
    default:
      return { type: 'choose' };
  }
}
