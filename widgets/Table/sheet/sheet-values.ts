import { cellValue, type RowKey, type TableRow } from '../model/rows/row.ts';
import { isChoice, type TableColumn } from '../model/columns/column.ts';
import type { SheetChange } from './sheet-history.ts';

export type Issues = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Held = Readonly<Record<string, Readonly<Record<string, { value: unknown }>>>>;

const nothing = {};

/** Ids of people and records say nothing to a person: their cells stay as they are until the row has the new value. */
const hasWords = (column: TableColumn, text: string | undefined): boolean => text !== undefined || !isChoice(column);

/** What a cell says, for the clipboard. */
export function textOf(column: TableColumn, row: TableRow): string {
  const value = cellValue(column, row);
  return value === null || value === undefined ? '' : column.write(value);
}

/** The new values of cells, by row and column. */
export function valuesOf(changes: readonly SheetChange[], columns: readonly TableColumn[]): Held {
  const held: Record<string, Record<string, { value: unknown }>> = {};
  for (const { key, cells } of changes) {
    const own: Record<string, { value: unknown }> = {};
    for (const { field, text, value } of cells) {
      const column = columns.find((one) => one.field === field);
      if (column && hasWords(column, text)) own[column.key] = { value: text ?? value };
    }
    held[key] = own;
  }
  return held;
}

interface Refused {
  issues: Issues;
  refused: Held;
  /** Without the cells that have an issue: they were not saved either, because a change is saved as a whole. */
  others: readonly SheetChange[];
}

/** A cell by its row and its column. */
export const cellName = (row: RowKey, column: string): string => JSON.stringify([row, column]);

/** The issues of the last change, at the cells that it named, with the values that were refused; but for those that were taken back. */
export function refusedOf(
  given: readonly { pointer: string; message: string }[],
  sent: readonly SheetChange[],
  columns: readonly TableColumn[],
  takenBack: ReadonlySet<string>,
): Refused {
  if (given.length === 0) return { issues: nothing, refused: nothing, others: [] };
  const wrong = new Set<unknown>();
  const issues: Record<string, Record<string, string>> = {};
  const refused: Record<RowKey, Record<string, { value: unknown }>> = {};
  for (const { pointer, message } of given) {
    const [, at, cell] = /^\/changes\/(\d+)(?:\/cells\/(\d+))?/.exec(pointer) ?? [];
    const change = sent[Number(at)];
    if (!change) continue;
    const meant = cell === undefined ? change.cells : change.cells.slice(Number(cell), Number(cell) + 1);
    for (const one of meant) {
      wrong.add(one);
      const column = columns.find(({ field }) => field === one.field);
      if (!column || takenBack.has(cellName(change.key, column.key))) continue;
      issues[change.key] = { ...issues[change.key], [column.key]: message };
      if (hasWords(column, one.text))
        refused[change.key] = { ...refused[change.key], [column.key]: { value: one.text ?? one.value } };
    }
  }
  const others = sent.map((change) => ({ ...change, cells: change.cells.filter((one) => !wrong.has(one)) }));
  return { issues, refused, others: others.filter(({ cells }) => cells.length > 0) };
}
