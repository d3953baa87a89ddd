import { type FieldKind, isPassword, longestText } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';
import { leaf, type LiveNode } from './live-node.ts';

/** Characters of a moment, and of what stands for people, departments, records and options. */
const dateLength = 24;
const codeLength = 400;
/** Characters of a text that a stored formula or a custom number makes. */
const storedLength = 20_000;

const dateOf = (name: string): LiveNode => leaf('field', 'text', { name, isDate: true, length: dateLength });
const codeOf = (name: string): LiveNode => leaf('field', 'text', { name, length: codeLength });
const listOf = (name: string): LiveNode => leaf('field', 'texts', { name });

const ofResult = (name: string, kind: Extract<FieldKind, { type: 'formula' }>): LiveNode =>
  leaf('field', kind.result === 'date' ? 'text' : kind.result, { name, length: storedLength });

/** A field of the record as live formulas read it; undefined for one that they cannot read. */
export function liveField({ id, result }: Pick<FieldPlan, 'id' | 'result'>): LiveNode | undefined {
  switch (result.type) {
    case 'text':
      return isPassword(result) ? undefined : leaf('field', 'text', { name: id, length: 2 * longestText(result) });
    case 'serial':
    case 'select':
    case 'colour':
    case 'signature':
      return codeOf(id);
    case 'user':
    case 'department':
      return result.is_multiple ? listOf(id) : codeOf(id);
    case 'relation':
      if (result.reverse_field !== undefined) return undefined;
      return result.is_multiple ? listOf(id) : codeOf(id);
    case 'multiSelect':
    case 'cascade':
    case 'file':
    case 'image':
      return listOf(id);
    case 'number':
    case 'boolean':
      return leaf('field', result.type, { name: id });
    case 'date':
    case 'time':
      return dateOf(id);
    case 'formula':
      return ofResult(id, result);
    default:
      return undefined;
  }
}

/** The beginning or the end of a range of dates; undefined for any other field. */
export function liveRangeEnd({ id, result }: Pick<FieldPlan, 'id' | 'result'>, end: string): LiveNode | undefined {
  if (result.type !== 'dateRange' || (end !== 'from' && end !== 'to')) return undefined;
  return { ...dateOf(id), op: end === 'from' ? 'field' : 'end' };
}
