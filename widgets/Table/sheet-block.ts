import type { CellPosition } from './cell-position.ts';

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

/** Rows of cells as spreadsheets put them on the clipboard: tabs between cells, quotes around what has tabs or lines in it. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(written).join('\t')).join('\n');

const written = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
