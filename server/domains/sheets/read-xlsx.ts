import { type UnzipFileInfo, unzipSync } from 'fflate';
import readWorkbook, { type Sheet } from 'read-excel-file/universal';
import { Failure } from '../../kernel/errors/index.ts';
import { type SheetCell, toCell } from './cells.ts';
import { sheetLimits } from './limits.ts';

/** The wanted parts of a zip. Throws `import_sheet_unreadable` for what is none. */
function unpack(bytes: Uint8Array, wanted: (file: UnzipFileInfo) => boolean): Uint8Array[] {
  try {
    return Object.values(unzipSync(bytes, { filter: wanted }));
  } catch {
    // A zip that its own directory does not describe.
    throw new Failure('import_sheet_unreadable');
  }
}

/** Throws before anything is unpacked: `import_sheet_too_large` by what the directory of the zip says. */
function requireSmallParts(bytes: Uint8Array): void {
  let [parts, size] = [0, 0];
  unpack(bytes, ({ originalSize }) => {
    parts += 1;
    size += originalSize;
    return false;
  });
  if (parts > sheetLimits.parts || size > sheetLimits.unpacked) throw new Failure('import_sheet_too_large');
}

/** Bytes that are searched at once, with some of those before, in which a name may have begun. */
const piece = 1024 * 1024;
const before = 40;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Throws `import_sheet_too_large` for a sheet with a cell so far away that the rectangle up to it would fill the memory. */
function requireSmallArea(bytes: Uint8Array): void {
  for (const part of unpack(bytes, ({ name }) => /^xl\/worksheets\/[^/]+$/.test(name))) {
    let [row, column] = [1, 1];
    for (let at = 0; at < part.length; at += piece) {
      const text = Buffer.from(part.subarray(Math.max(0, at - before), at + piece)).toString('latin1');
      for (const [, letters = '', digits] of text.matchAll(/\br\s*=\s*["']([A-Z]{0,3})(\d{1,9})["']/g)) {
        row = Math.max(row, Number(digits));
        column = Math.max(column, columnNumber(letters));
      }
    }
    if (row * column > sheetLimits.area) throw new Failure('import_sheet_too_large');
  }
}

/** The sheets of a workbook with their cells. Throws `import_sheet_unreadable` and `import_sheet_too_large`. */
export async function readXlsx(bytes: Uint8Array): Promise<{ name: string; cells: SheetCell[][] }[]> {
  requireSmallParts(bytes);
  requireSmallArea(bytes);
  let sheets: Sheet[];
  try {
    // A copy: the buffer of a file may be a part of a larger one.
    sheets = await readWorkbook(new Blob([new Uint8Array(bytes)]));
  } catch {
    throw new Failure('import_sheet_unreadable');
  }
  return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(toCell)) }));
}

/** The first bytes of every zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
