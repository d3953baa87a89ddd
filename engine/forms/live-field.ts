import { valuesOf } from '#kinds';
import type { FieldPlan } from './form-plan.ts';
import { leaf, type LiveNode } from './live-node.ts';

/** Characters of a moment. */
const dateLength = 24;

const dateOf = (name: string): LiveNode => leaf('field', 'text', { name, isDate: true, length: dateLength });

/** A field of the record as live formulas read it; undefined for one that they cannot read. */
export function liveField({ id, result }: Pick<FieldPlan, 'id' | 'result'>): LiveNode | undefined {
  const live = valuesOf(result).live(result);
  if (live === undefined || live.type === 'range') return undefined;
  if (live.type === 'date') return dateOf(id);
  return leaf('field', live.type, { name: id, ...(live.type === 'text' && { length: live.length }) });
}

/** The beginning or the end of a range of dates; undefined for any other field. */
export function liveRangeEnd({ id, result }: Pick<FieldPlan, 'id' | 'result'>, end: string): LiveNode | undefined {
  if (valuesOf(result).live(result)?.type !== 'range' || (end !== 'from' && end !== 'to')) return undefined;
  return { ...dateOf(id), op: end === 'from' ? 'field' : 'end' };
}
