import { valuesOf } from '#kinds';
import { isObject } from '#schemas';
import { type ColumnDates, rangeEnds } from '#schemas/values';
import { ownValue } from '#engine/runtime';
import type { PastedCell, PastedColumn, PastedKind, PasteReason } from './pasted-cell.ts';

/** A cell that keeps its value, and the text that does not fit it. */
export interface RefusedCell {
  /** Of the rows as they are now, from 0. */
  row: number;
  column: string;
  text: string;
  reason: PasteReason;
}

/** What a block of cells changed, and what it did not. */
export interface PasteResult {
  changed: number;
  added: number;
  refused: readonly RefusedCell[];
  /** Rows of the block that did not fit. */
  left: number;
  /** Texts of the other rows that no column takes: right of the last one, or over one that is computed. */
  skipped: number;
}

/** The rows after a block of cells was pasted, and what it changed in them. */
export interface PastedRows extends PasteResult {
  rows: readonly unknown[];
}

interface Pasted {
  block: readonly (readonly string[])[];
  at: { row: number; column: number };
  columns: readonly PastedColumn[];
  defaults: Readonly<Record<string, unknown>>;
  most: number;
  /** By the index of a column of dates: in what order they are written. */
  orders: ReadonlyMap<number, ColumnDates>;
  read(kind: PastedKind, text: string, dates: ColumnDates): PastedCell;
}

/** Whether a column takes dates, or ranges of them. */
const takesDates = (paste: PastedKind | null): boolean =>
  paste?.type === 'own' && valuesOf(paste.kind).readsDates === true;

/** The texts of a block that go into columns of dates, by the index of the column. */
export function pastedDates({ block, at, columns }: Pick<Pasted, 'block' | 'at' | 'columns'>): Map<number, string[]> {
  const dated = [...columns.entries()].filter(([index, { paste }]) => index >= at.column && takesDates(paste));
  const textsOf = (text = '') => rangeEnds(text) ?? [text];
  return new Map(dated.map(([index]) => [index, block.flatMap((cells) => textsOf(cells[index - at.column]))]));
}

const dataOf = (row: unknown): Record<string, unknown> => {
  const data = ownValue(row, 'data');
  return isObject(data) ? data : {};
};

/** The row with other values in its data. */
export const withData = (row: unknown, data: Record<string, unknown>): unknown => ({
  ...(isObject(row) ? row : { kind: 'row' }),
  data: { ...dataOf(row), ...data },
});

/** The rows after a block was put in at a cell: below the last row new ones are added, as many as there may be. */
export function pastedRows(
  rows: readonly unknown[],
  { block, at, columns, defaults, most, orders, read }: Pasted,
): PastedRows {
  const next = [...rows];
  const refused: RefusedCell[] = [];
  let [changed, skipped] = [0, 0];
  const fitting = block.slice(0, Math.max(0, most - at.row));
  fitting.forEach((cells, offset) => {
    const row = at.row + offset;
    const data: Record<string, unknown> = {};
    cells.forEach((text, beside) => {
      const column = columns[at.column + beside];
      // What is computed follows from the others.
      if (!column?.paste) {
        if (text.trim() !== '') skipped += 1;
        return;
      }
      const cell = read(column.paste, text, orders.get(at.column + beside) ?? null);
      if ('reason' in cell) refused.push({ row, column: column.label, text, reason: cell.reason });
      else {
        data[column.id] = cell.value;
        changed += 1;
      }
    });
    next[row] = withData(next[row] ?? { kind: 'row', data: defaults }, data);
  });
  const left = block.length - fitting.length;
  // A block that meets no column at all adds no empty rows.
  if (changed + refused.length === 0) return { rows, changed, added: 0, refused, left, skipped };
  return { rows: next, changed, added: next.length - rows.length, refused, left, skipped };
}
