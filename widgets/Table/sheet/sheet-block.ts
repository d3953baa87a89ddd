import type { CellPosition } from '../model/cell-position.ts';

export { readBlock, writeBlock } from '../../kit/sheet/block-text.ts';

/** Cells from one corner to the other, both among them. */
export interface Block {
  from: CellPosition;
  to: CellPosition;
}

/** LIM: one change of a list takes no more. */
export const largestBlock = { rows: 500, columns: 50 } as const;

export function blockOf(one: CellPosition, other: CellPosition): Block {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export const sizeOf = ({ from, to }: Block): { rows: number; columns: number } => ({
  rows: to.row - from.row + 1,
  columns: to.column - from.column + 1,
});
