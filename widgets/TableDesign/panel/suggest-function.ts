import { isSummable } from '#engine/forms';
import type { FieldKind } from '../design.ts';
import { designOfKind, type KnownField } from '#kinds/designs';

type RollUp = Extract<FieldKind, { type: 'rollup' }>;

/** What people mostly want of values of a kind: the sum of numbers, the latest of dates, how many different others there are. */
export function usualFunction(kind: FieldKind): RollUp['function'] {
  return designOfKind(kind).usualFunction?.(kind) ?? 'countDistinct';
}

/**
 * A roll-up as it was edited: another field brings the function that suits its kind, unless the chosen one can be made of it;
 * counting needs no field.
 */
export function withFunction(before: RollUp, next: RollUp, fields: readonly KnownField[]): RollUp {
  const { field, ...others } = next;
  if (next.function !== before.function) return next.function === 'count' ? others : next;
  if (field === before.field) return next;
  if (field === undefined) return { ...others, function: 'count' };
  const kind = fields.find(({ value }) => value === field)?.kind;
  const isFitting = kind === undefined || (next.function !== 'count' && isSummable(kind, next.function));
  return isFitting ? next : { ...next, function: usualFunction(kind) };
}
