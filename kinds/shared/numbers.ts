import type { JsonSchema } from '#schemas';
import type { KindOf } from '../base/field-kind.ts';

/** `multipleOf` is no keyword of the document language. */
export type NumberSchema = JsonSchema & { multipleOf?: number };

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** The largest number that is exact with so many digits behind the point: beyond it, two different numbers would be stored as one. */
export const largestExact = (digits = 0): number => Number(`${Number.MAX_SAFE_INTEGER}e-${digits}`);

/** A number between its bounds, with so many digits behind the point; any number of them without `digits`. */
export function numberSchema({ min, max }: Bounds, digits: number | undefined): NumberSchema {
  const largest = largestExact(digits);
  return {
    type: 'number',
    minimum: Math.max(min ?? -largest, -largest),
    maximum: Math.min(max ?? largest, largest),
    ...(digits !== undefined && { multipleOf: Number(`1e-${digits}`) }),
  };
}

/** What numbers of several records make: with separators, and so many digits behind the point, or those that come out. */
export const groupedNumber = (precision?: number): KindOf<'number'> => ({
  type: 'number',
  is_grouped: true,
  ...(precision !== undefined && { precision }),
});
