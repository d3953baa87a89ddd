import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type ColumnDates, datesNotation } from '#schemas';
import { Failure } from '../../kernel/errors/index.ts';
import { type ColumnNotation, type SheetCell, type SheetRows, sheetRows, type SheetWindow } from './cells.ts';
import { sheetLimits } from './limits.ts';
import { columnNotation } from './read-number.ts';
import { decodeText, readText } from './read-text.ts';
import { isZip, readXlsx } from './read-xlsx.ts';

/** A sheet that is read: a file on the disk, or a text that was pasted. */
export type SheetSource = { path: string } | { text: string };

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

type Workbook = { name: string; cells: SheetCell[][] }[];

async function workbookOf(source: SheetSource): Promise<Workbook> {
  if ('text' in source) return [{ name: '', cells: readText(source.text) }];
  const { size } = await stat(source.path);
  if (size > sheetLimits.bytes) throw new Failure('import_sheet_too_large');
  const bytes = await readFile(source.path);
  return isZip(bytes) ? readXlsx(bytes) : [{ name: '', cells: readText(decodeText(bytes)) }];
}

/** Of each column, how its numbers and its dates are written. */
interface Notations {
  notations: ColumnNotation[];
  dates: ColumnDates[];
}

/** What was read last, since a sheet is read part by part. */
let last: { key: string; workbook: Workbook; notations: Map<string, Notations> } | undefined;

async function keyOf(source: SheetSource): Promise<string> {
  if ('text' in source) return createHash('sha256').update(source.text).digest('base64url');
  const { size, mtimeMs } = await stat(source.path);
  return `${source.path} ${size} ${mtimeMs}`;
}

/** A sheet with its headings. Throws `import_sheet_unreadable`, also for a sheet that is not there, and `import_sheet_too_large`. */
export async function openSheet({ source, sheet }: SheetChoice): Promise<SheetRows> {
  const key = await keyOf(source);
  if (last?.key !== key) last = { key, workbook: await workbookOf(source), notations: new Map() };
  const { workbook } = last;
  const found = sheet === undefined ? workbook[0] : workbook.find(({ name }) => name === sheet);
  if (!found) throw new Failure('import_sheet_unreadable');
  const names = workbook.map(({ name }) => name);
  const rows = sheetRows(names, found.name, found.cells);
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
  const found = { notations: cellsOf.map(columnNotation), dates: cellsOf.map(datesNotation) };
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
