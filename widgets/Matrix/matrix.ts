import type { MatrixProps } from '../generated/types.ts';

export type MatrixCell = NonNullable<MatrixProps['cells']>[number];

/** A row or a column. */
export interface Side {
  value: string;
  label: string;
  kind?: string | undefined;
}

/** Rows, columns, and what is known of each pair. */
export interface MatrixModel {
  rows: readonly Side[];
  columns: readonly Side[];
  at(row: string, column: string): MatrixCell | undefined;
}

const keyOf = (row: string, column: string): string => JSON.stringify([row, column]);

/** The matrix of a flat list of cells; of two for one pair the last one is shown. */
export function matrixOf(cells: readonly MatrixCell[]): MatrixModel {
  const rows = new Map<string, Side>();
  const columns = new Map<string, Side>();
  const byPair = new Map<string, MatrixCell>();
  for (const cell of cells) {
    if (!rows.has(cell.row)) rows.set(cell.row, { value: cell.row, label: cell.rowLabel, kind: cell.rowKind });
    if (!columns.has(cell.column)) columns.set(cell.column, { value: cell.column, label: cell.columnLabel });
    byPair.set(keyOf(cell.row, cell.column), cell);
  }
  return {
    rows: [...rows.values()],
    columns: [...columns.values()],
    at: (row, column) => byPair.get(keyOf(row, column)),
  };
}
