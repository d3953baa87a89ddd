import type { JsonSchema } from '#schemas';
import type { KindOf } from '../field-kind.ts';

/** `multipleOf` is no keyword of the document language. */
export type NumberSchema = JsonSchema & { multipleOf?: number };

interface Bounds {
  min?: number;
  max?: number;
}

/** A number between its bounds, with so many digits behind the point; any number of them without `digits`. */
export function numberSchema({ min, max }: Bounds, digits: number | undefined): NumberSchema {
  const schema: NumberSchema = { type: 'number' };
  if (digits !== undefined) schema.multipleOf = Number(`1e-${digits}`);
  if (min !== undefined) schema.minimum = min;
  if (max !== undefined) schema.maximum = max;
  return schema;
}

/** What numbers of several records make: with separators, and so many digits behind the point, or those that come out. */
export const groupedNumber = (precision?: number): KindOf<'number'> => ({
  type: 'number',
  is_grouped: true,
  ...(precision !== undefined && { precision }),
});
