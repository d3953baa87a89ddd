import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type ColumnDates, type ColumnNumbers, datesNotation, numbersNotation } from '#schemas/values';
import { Failure } from '../../kernel/errors/index.ts';
import type { TextEncoding } from '../../kernel/foundation/text-encodings.ts';
import { type OpenedSheet, type SheetCell, type SheetRows, sheetRows, type SheetWindow } from './cells.ts';
import { sheetLimits } from './limits.ts';
import { decodedText, readText } from './read-text.ts';
import { isZip, readXlsx } from './read-xlsx.ts';

/** A sheet that is read: a file on the disk, which is a text in an encoding where it is no workbook, or a text that was pasted. */
export type SheetSource = { path: string; encoding?: TextEncoding | undefined } | { text: string };

/** Which sheet of a source; the first one without a name. */
export interface SheetChoice {
  source: SheetSource;
  sheet?: string | undefined;
}

/** Rows of a sheet that are read. */
export interface ReadWork extends SheetChoice {
  kind: 'read';
  from: number;
  count: number;
}

interface Workbook {
  sheets: { name: string; cells: SheetCell[][] }[];
  encoding: TextEncoding | null;
}

async function workbookOf(source: SheetSource): Promise<Workbook> {
  if ('text' in source) return { sheets: [{ name: '', cells: readText(source.text) }], encoding: null };
  const { size } = await stat(source.path);
  if (size > sheetLimits.bytes) throw new Failure('import_sheet_too_large');
  const bytes = await readFile(source.path);
  if (isZip(bytes)) return { sheets: await readXlsx(bytes), encoding: null };
  const { text, encoding } = decodedText(bytes, source.encoding);
  return { sheets: [{ name: '', cells: readText(text) }], encoding };
}

/** Of each column, how its numbers and its dates are written. */
interface Notations {
  notations: ColumnNumbers[];
  dates: ColumnDates[];
}

/** What was read last, since a sheet is read part by part. */
let last: { key: string; workbook: Workbook; notations: Map<string, Notations> } | undefined;

async function keyOf(source: SheetSource): Promise<string> {
  if ('text' in source) return createHash('sha256').update(source.text).digest('base64url');
  const { size, mtimeMs } = await stat(source.path);
  return `${source.path} ${size} ${mtimeMs} ${source.encoding ?? ''}`;
}

/** A sheet with its headings. Throws `import_sheet_unreadable`, also for a sheet that is not there, and `import_sheet_too_large`. */
export async function openSheet({ source, sheet }: SheetChoice): Promise<OpenedSheet> {
  const key = await keyOf(source);
  if (last?.key !== key) last = { key, workbook: await workbookOf(source), notations: new Map() };
  const { sheets, encoding } = last.workbook;
  const found = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (!found) throw new Failure('import_sheet_unreadable');
  const names = sheets.map(({ name }) => name);
  const rows = { ...sheetRows(names, found.name, found.cells), encoding };
  const [height, width] = [rows.rows.length, rows.columns.length];
  if (height > sheetLimits.rows || width > sheetLimits.columns || height * width > sheetLimits.cells) {
    throw new Failure('import_sheet_too_large');
  }
  return rows;
}

/** How the numbers and dates of each column are written, found once for a sheet that is read part by part. */
function notationsOf({ sheet, columns, rows }: SheetRows): Notations {
  const known = last?.notations.get(sheet);
  if (known) return known;
  const cellsOf = columns.map((_, at) => rows.map((row) => row[at] ?? null));
  const found = { notations: cellsOf.map(numbersNotation), dates: cellsOf.map(datesNotation) };
  last?.notations.set(sheet, found);
  return found;
}

/** A part of a sheet, by the rows that are not empty. */
export async function readSheetRows({ from, count, ...choice }: ReadWork): Promise<SheetWindow> {
  const sheet = await openSheet(choice);
  const until = from + count;
  return {
    ...sheet,
    rowCount: sheet.rows.length,
    ...notationsOf(sheet),
    rows: sheet.rows.slice(from, until),
    numbers: sheet.numbers.slice(from, until),
  };
}
