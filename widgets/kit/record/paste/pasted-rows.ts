import { valuesOf } from '#kinds';
import { isObject } from '#schemas';
import { ownValue } from '#engine/runtime';
import type { Notations, PastedTexts } from './ask-notations.ts';
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
  /** By the index of a column of dates or numbers: how they are written. */
  notations: ReadonlyMap<number, Notations>;
  read(kind: PastedKind, text: string, notations: Notations): PastedCell;
}

/** What the texts of a column are read as: dates and ranges of them, numbers, or neither. */
function holdsOf(paste: PastedKind | null): PastedTexts['holds'] | undefined {
  if (paste?.type !== 'own') return undefined;
  const { readsDates, readsNumbers } = valuesOf(paste.kind);
  return readsDates ? 'dates' : readsNumbers ? 'numbers' : undefined;
}

/** The texts of a block that go into columns of dates or numbers, by the index of the column. */
export function pastedTexts({
  block,
  at,
  columns,
}: Pick<Pasted, 'block' | 'at' | 'columns'>): Map<number, PastedTexts> {
  const found = new Map<number, PastedTexts>();
  for (const [index, { label, paste }] of columns.entries()) {
    const holds = index < at.column ? undefined : holdsOf(paste);
    const texts = block.flatMap((cells) => cells[index - at.column] ?? []);
    if (holds) found.set(index, { name: label, holds, texts });
  }
  return found;
}

const unwritten: Notations = { dates: null, numbers: null };

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
  { block, at, columns, defaults, most, notations, read }: Pasted,
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
      const cell = read(column.paste, text, notations.get(at.column + beside) ?? unwritten);
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
