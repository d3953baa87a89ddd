import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import writeWorkbook, { type Cell } from 'write-excel-file/node';
import { plainNumber } from '#schemas/values';
import { csvLine, WrittenNumber } from '#server/kernel/foundation/csv-line.ts';
import { sheetLimits } from './limits.ts';
import type { SheetColumn, SheetHead, SheetValue } from './sheet-lines.ts';

/** A sheet that is written from the lines of a file. */
export interface WriteWork {
  kind: 'write';
  path: string;
  format: 'xlsx' | 'csv';
}

/** Writes the sheet beside its lines, and answers where it is. */
export async function writeSheet({ path, format }: WriteWork): Promise<string> {
  const target = `${path}-sheet`;
  // What was begun in the process for quick works.
  await rm(target, { force: true });
  await (format === 'csv' ? writeText(path, target) : writeXlsx(path, target));
  return target;
}

type Line = SheetHead | SheetValue[];

async function* linesOf(path: string): AsyncGenerator<Line> {
  const input = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  // Safe: the server writes these files by `sheetLines`.
  for await (const line of input) yield JSON.parse(line) as Line;
}

const isRow = (line: Line): line is SheetValue[] => Array.isArray(line);

/** A cell as a file of text holds it. */
function plainCell(column: SheetColumn | undefined, value: SheetValue): SheetValue | WrittenNumber {
  if (typeof value === 'number') return new WrittenNumber(plainNumber(value, column?.format?.endsWith('%') === true));
  return column?.kind === 'datetime' ? String(value ?? '').replace('T', ' ') : value;
}

/** UTF-8 with its mark, without which spreadsheets take Chinese for something else. */
async function writeText(path: string, target: string): Promise<void> {
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  const write = async (row: readonly (SheetValue | WrittenNumber)[], before = ''): Promise<void> => {
    if (!out.write(`${before}${csvLine(row)}`)) await once(out, 'drain');
  };
  let columns: readonly SheetColumn[] = [];
  for await (const line of linesOf(path)) {
    if (isRow(line)) {
      await write(line.map((value, index) => plainCell(columns[index], value)));
    } else {
      columns = line.columns;
      const headers = line.columns.map(({ header }) => header);
      await write(headers, '\ufeff');
    }
  }
  out.end();
  await once(out, 'finish');
}

async function writeXlsx(path: string, target: string): Promise<void> {
  const sheets: { data: Cell[][]; sheet: string; columns: { width: number }[]; stickyRowsCount: number }[] = [];
  const names = new Set<string>();
  let head: SheetHead | undefined;
  for await (const line of linesOf(path)) {
    if (isRow(line)) {
      sheets.at(-1)?.data.push(line.map((value, index) => cellOf(head?.columns[index], value)));
      continue;
    }
    head = line;
    const titles = line.columns.map(({ header }) => ({
      value: textOf(header),
      type: String,
      fontWeight: 'bold' as const,
    }));
    const columns = line.columns.map(({ width = 16 }) => ({ width }));
    sheets.push({ data: [titles], sheet: otherName(sheetName(line.sheet), names), columns, stickyRowsCount: 1 });
  }
  await writeWorkbook(sheets).toFile(target);
}

/** Spreadsheets allow no more characters, and not these. */
const longestName = 31;

const sheetName = (name: string): string =>
  [...name.replaceAll(/[\][:*?/\\']/g, ' ').replaceAll(/\p{Cc}/gu, '')].slice(0, longestName).join('').trim() ||
  'Sheet1';

/** A name that no sheet of the book has yet, in whatever case, and which it keeps from the next ones. */
function otherName(name: string, taken: Set<string>): string {
  let other = name;
  for (let count = 2; taken.has(other.toLowerCase()); count += 1) {
    const end = ` ${count}`;
    other = `${[...name]
      .slice(0, longestName - end.length)
      .join('')
      .trimEnd()}${end}`;
  }
  taken.add(other.toLowerCase());
  return other;
}

const textOf = (text: string): string =>
  text.length > sheetLimits.cell ? `${text.slice(0, sheetLimits.cell - 1)}…` : text;

const formats = { date: 'yyyy-mm-dd', datetime: 'yyyy-mm-dd hh:mm', time: 'hh:mm' } as const;

/** A text is marked as one, so that it is never worked out. */
const asText = (value: SheetValue): Cell => ({ value: textOf(String(value)), type: String });

function cellOf(column: SheetColumn | undefined, value: SheetValue): Cell {
  if (value === null || value === '') return null;
  if (column?.kind === 'number' && typeof value === 'number') {
    return { value, type: Number, ...(column.format !== undefined && { format: column.format }) };
  }
  if (column?.kind === 'date' || column?.kind === 'datetime') {
    const date = new Date(String(value).includes('T') ? `${value}Z` : `${value}T00:00:00Z`);
    // Spreadsheets count days from 1900.
    if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1901) return asText(value);
    return { value: date, type: Date, format: column.format ?? formats[column.kind] };
  }
  return asText(value);
}
