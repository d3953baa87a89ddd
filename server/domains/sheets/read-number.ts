import { meaningsOf, type NumberNotation } from '#schemas/values';
import type { ColumnNotation, SheetCell } from './cells.ts';

/** The number that a cell means in a column of that notation; where it is unclear, the only one that it can mean. */
export function numberOf(cell: SheetCell, notation: ColumnNotation): number | undefined {
  const { point, comma } = meaningsOf(cell);
  if (notation === 'point') return point;
  if (notation === 'comma') return comma;
  if (point === undefined || comma === undefined) return point ?? comma;
  return point === comma ? point : undefined;
}

/** How the numbers of a column are written, by all of its cells. */
export function columnNotation(cells: readonly SheetCell[]): ColumnNotation {
  let isUnclear = false;
  const found = new Set<NumberNotation>();
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const { point, comma } = meaningsOf(cell);
    if (point === comma) continue;
    if (point === undefined) found.add('comma');
    else if (comma === undefined) found.add('point');
    else isUnclear = true;
  }
  const [only] = found;
  if (only && found.size === 1) return only;
  return isUnclear ? 'unclear' : null;
}
