import { type FieldKind, groupedNumber, valuesOf } from '#kinds';
import type { FieldPlan } from './form-plan.ts';

/** The kind of a sum or an average, with at least so many digits; a plain number of what is not known. */
const ofMany = (kind: FieldKind | undefined, digits: number): FieldKind =>
  (kind && valuesOf(kind).ofMany?.(kind, digits)) ?? groupedNumber();

const isNumber = (kind: FieldKind): boolean => valuesOf(kind).ofMany?.(kind, 0) !== undefined;

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
      return ofMany(of, 0);
    case 'avg':
      return ofMany(of, 2);
    case 'min':
    case 'max':
      return of === undefined || isNumber(of) ? ofMany(of, 0) : of;
  }
}
