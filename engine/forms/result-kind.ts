import { type FieldKind, valuesOf } from '#kinds';
import type { FieldPlan } from './form-plan.ts';

const plain: FieldKind = { type: 'number', is_grouped: true };

/** A number with the digits, unit and currency of what it is made of. */
function amountOf(kind: FieldKind | undefined): FieldKind {
  if (kind?.type === 'formula') return { ...plain, ...(kind.precision !== undefined && { precision: kind.precision }) };
  return kind?.type === 'number' ? { ...kind, is_grouped: true } : plain;
}

/** One without a precision has the digits that come out. */
const withDigits = (kind: FieldKind, digits: number): FieldKind =>
  kind.type === 'number' && kind.precision !== undefined
    ? { ...kind, precision: Math.max(kind.precision, digits) }
    : kind;

const isNumber = (kind: FieldKind): boolean => valuesOf(kind).isNumber?.(kind) ?? false;

/** True for a function that can be made of values of this kind. */
export function isSummable(kind: FieldKind, of: string): boolean {
  if (of === 'sum' || of === 'avg') return isNumber(kind);
  return of === 'min' || of === 'max' ? valuesOf(kind).isOrdered === true : true;
}

/**
 * The kind of a field's values. Of a roll-up over the rows of a sub-table it is that of its result: a number, or what the smallest
 * or largest of the values is. Any other field is of its own kind, also a roll-up over linked records, which the server makes.
 */
export function resultKind({ kind }: Pick<FieldPlan, 'kind'>, fields: ReadonlyMap<string, FieldPlan>): FieldKind {
  if (kind.type !== 'rollup') return kind;
  const table = fields.get(kind.of);
  if (table?.kind.type !== 'subTable') return kind;
  const of = table.columns.find(({ id }) => id === kind.field)?.kind;
  return rolledUpKind(kind.function, of);
}

/** The kind of what a function makes of values of a kind. */
export function rolledUpKind(
  made: Extract<FieldKind, { type: 'rollup' }>['function'],
  of: FieldKind | undefined,
): FieldKind {
  switch (made) {
    case 'count':
    case 'countDistinct':
      return { type: 'number', precision: 0 };
    case 'sum':
      return amountOf(of);
    case 'avg':
      return withDigits(amountOf(of), 2);
    case 'min':
    case 'max':
      return of === undefined || isNumber(of) ? amountOf(of) : of;
  }
}
