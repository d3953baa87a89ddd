import type { ColumnDates, ColumnNumbers } from '#schemas/values';
import type { TextEncoding } from '#server/kernel/foundation/text-encodings.ts';

/**
 * A cell as it was read: dates are `2026-11-21`, moments `2026-11-21 10:00:00` and times `10:00:00` of a wall clock. Texts keep the spaces
 * at their ends: a field of texts takes them as they are, and everything else is read without them.
 */
export type SheetCell = string | number | boolean | null;

/** A sheet below its headings, without empty rows. */
export interface SheetRows {
  sheets: string[];
  sheet: string;
  columns: string[];
  rows: SheetCell[][];
  /** Of each row, as the sheet counts from 1. */
  numbers: number[];
}

/** A sheet with the encoding that its text was read by; null for a sheet of a workbook and for a pasted text. */
export interface OpenedSheet extends SheetRows {
  encoding: TextEncoding | null;
}

/** A part of a sheet. */
export interface SheetWindow extends OpenedSheet {
  /** Of each column, how its numbers are written, by all of the sheet's rows. */
  notations: ColumnNumbers[];
  /** Of each column, in what order its dates are written, by all of the sheet's rows. */
  dates: ColumnDates[];
  rowCount: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Spreadsheets have fractions of days, from the end of 1899. */
function dateText(date: Date): string {
  const whole = new Date(Math.round(date.getTime() / 1000) * 1000);
  const time = `${two(whole.getUTCHours())}:${two(whole.getUTCMinutes())}:${two(whole.getUTCSeconds())}`;
  if (whole.getUTCFullYear() < 1900) return time;
  const day = whole.toISOString().slice(0, 10);
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A value of a library as a cell. */
export function toCell(value: unknown): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : dateText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  const text = String(value);
  return text === '' ? null : text;
}

/** Whether a person sees nothing in a cell. */
export const isBlank = (cell: SheetCell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** The name by which a spreadsheet knows a column: A, B … Z, AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnLetter(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** Headings that are there once each; a column without one goes by its letter. */
function headings(row: readonly SheetCell[], width: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const text = [...String(row[index] ?? '')].slice(0, 200).join('').trim() || columnLetter(index);
    let name = text;
    for (let count = 2; used.has(name); count += 1) name = `${text} (${count})`;
    used.add(name);
    return name;
  });
}

/** The headings are in the first row that is not empty; what is below them are the rows. */
export function sheetRows(sheets: string[], sheet: string, cells: readonly (readonly SheetCell[])[]): SheetRows {
  const filled = cells.flatMap((row, index) => (row.every(isBlank) ? [] : [{ row, number: index + 1 }]));
  const [head, ...below] = filled;
  const width = filled.reduce((most, { row }) => Math.max(most, row.findLastIndex((cell) => !isBlank(cell)) + 1), 0);
  return {
    sheets,
    sheet,
    columns: headings(head?.row ?? [], width),
    rows: below.map(({ row }) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
    numbers: below.map(({ number }) => number),
  };
}
