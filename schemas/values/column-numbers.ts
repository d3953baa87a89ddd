import { meaningsOf, type NumberNotation } from './read-number.ts';

/**
 * How the numbers of a column are written: `unclear` when some can be read in both ways and no other cell tells; null when it makes no
 * difference.
 */
export type ColumnNumbers = NumberNotation | 'unclear' | null;

/** The number that a value means in a column of that notation; where it is unclear, the only one that it can mean. */
export function numberIn(value: unknown, notation: ColumnNumbers): number | undefined {
  const { point, comma } = meaningsOf(value);
  if (notation === 'point') return point;
  if (notation === 'comma') return comma;
  if (point === undefined || comma === undefined) return point ?? comma;
  return point === comma ? point : undefined;
}

/** How the numbers of a column are written, by all of its values. */
export function numbersNotation(values: readonly unknown[]): ColumnNumbers {
  let isUnclear = false;
  const found = new Set<NumberNotation>();
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const { point, comma } = meaningsOf(value);
    if (point === comma) continue;
    if (point === undefined) found.add('comma');
    else if (comma === undefined) found.add('point');
    else isUnclear = true;
  }
  const [only] = found;
  if (only && found.size === 1) return only;
  return isUnclear ? 'unclear' : null;
}
