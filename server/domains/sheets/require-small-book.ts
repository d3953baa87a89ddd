import { Failure } from '../../kernel/errors/index.ts';
import { sheetLimits } from './limits.ts';

/** An address as spreadsheets write it. Libraries read more than that as one: `A1e9` is a thousand million rows. */
const address = /^([A-Z]{0,3})(\d{1,7})$/;
/** The address of a row or a cell, whatever the prefix of its name and the quotes around it. */
const addresses = /\br\s*=\s*(["'])([^"']*)\1/g;
const tags = /<(?:[\w.-]+:)?(sheetData|row|c|Relationship|sheet)\b/g;

/** As many rows as any spreadsheet has, and more cells than are read of one. */
const most: Readonly<Record<string, number>> = {
  sheetData: 1,
  row: 1_048_576,
  c: 2 * sheetLimits.cells,
  Relationship: sheetLimits.parts,
  sheet: sheetLimits.parts,
};

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const tooLarge = (): Failure => new Failure('import_sheet_too_large');

function countTags(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, name = ''] of text.matchAll(tags)) {
    const count = (counts[name] ?? 0) + 1;
    if (count > (most[name] ?? 1)) throw tooLarge();
    counts[name] = count;
  }
  return counts;
}

/** Whether a library takes something for an address that no spreadsheet writes: what it stands for is not tried. Names of schemas are none. */
function isRead(value: string): boolean {
  const first = value.search(/\d/);
  const isNumber = (text: string) => text.trim() !== '' && !Number.isNaN(Number(text));
  return value.includes('&') || isNumber(value) || (first >= 0 && isNumber(value.slice(first)));
}

/** Cells of the rectangle up to the last cell, which is built whole however few of them are filled. */
function areaOf(text: string, { row: rows = 0, c: cells = 0 }: Record<string, number>): number {
  let [height, width] = [Math.max(rows, 1), 1];
  for (const [, , value = ''] of text.matchAll(addresses)) {
    const [, letters = '', digits] = address.exec(value) ?? [];
    if (digits === undefined && isRead(value)) throw tooLarge();
    height = Math.max(height, Number(digits ?? 1));
    width = Math.max(width, columnNumber(letters));
  }
  return Math.max(height * width, cells);
}

/**
 * Throws `import_sheet_too_large` for a book that would fill memory or take long before it is read: by the rectangles of all its sheets,
 * wherever in the file they are, its cells, and what it has in its lists of sheets. Reads each part once, from the beginning to the end.
 */
export function requireSmallBook(parts: readonly Uint8Array[]): void {
  let area = 0;
  for (const part of parts) {
    const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
    const counts = countTags(text);
    // Rows and cells anywhere else are none of a sheet, and their numbers mean something else.
    if (counts['sheetData'] !== undefined) area += areaOf(text, counts);
    if (area > sheetLimits.area) throw tooLarge();
  }
}
