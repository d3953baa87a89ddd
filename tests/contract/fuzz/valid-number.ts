import fc from 'fast-check';
import type { Node } from '#scripts/contract/source.ts';

/** Whole and broken numbers within the bounds of a schema; broken ones have two digits, as people write them. */
export function validNumber(schema: Node, isWhole: boolean, isEdge: boolean): fc.Arbitrary<number> {
  const step = Number(schema['multipleOf'] ?? (isWhole ? 1 : 0.01));
  const bound = (including: string, excluding: string, by: number): number | undefined => {
    if (typeof schema[including] === 'number') return schema[including];
    return typeof schema[excluding] === 'number' ? schema[excluding] + by : undefined;
  };
  const min = bound('minimum', 'exclusiveMinimum', step);
  const max = bound('maximum', 'exclusiveMaximum', -step);
  const low = min ?? Math.min(-1000, max ?? 0);
  const high = max ?? Math.max(1000, low + 1000);
  if (isEdge) return fc.constantFrom(low, high, ...(low <= 0 && high >= 0 ? [0] : []));
  const count = Math.floor((high - low) / step);
  const near = Math.min(count, 1000);
  const location = fc.oneof(fc.nat({ max: near }), fc.nat({ max: Math.min(count, 2 ** 31 - 1) }));
  return location.map((index) => Number((low + index * step).toFixed(isWhole ? 0 : 2)));
}
