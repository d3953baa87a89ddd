import { readCells } from '#schemas/values';

/** Rows of cells as spreadsheets put them on the clipboard: tabs between cells, quotes around what has tabs or lines in it. */
export const readBlock = (text: string): string[][] => readCells(text, '\t');

/** Rows of cells as spreadsheets read them from the clipboard. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(written).join('\t')).join('\n');

const written = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
