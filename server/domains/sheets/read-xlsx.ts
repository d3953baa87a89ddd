import { type UnzipFileInfo, unzipSync } from 'fflate';
import readWorkbook, { type Sheet } from 'read-excel-file/universal';
import { Failure } from '../../kernel/errors/index.ts';
import { type SheetCell, toCell } from './cells.ts';
import { sheetLimits } from './limits.ts';
import { requireSmallBook } from './require-small-book.ts';

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

/** Throws for cells that hold more than is looked at in time: a long text may be in each of them, and the file has it once. */
function requireFewCharacters(sheets: readonly Sheet[]): void {
  let left = sheetLimits.characters;
  for (const { data } of sheets) {
    for (const row of data) {
      for (const cell of row) {
        if (typeof cell !== 'string') continue;
        left -= cell.length;
        if (cell.length > sheetLimits.cell || left < 0) throw new Failure('import_sheet_too_large');
      }
    }
  }
}

/** The sheets of a workbook with their cells. Throws `import_sheet_unreadable` and `import_sheet_too_large`. */
export async function readXlsx(bytes: Uint8Array): Promise<{ name: string; cells: SheetCell[][] }[]> {
  requireSmallParts(bytes);
  requireSmallBook(unpack(bytes, ({ name }) => /\.(xml|rels)$/i.test(name)));
  let sheets: Sheet[];
  try {
    // A copy: the buffer of a file may be a part of a larger one.
    sheets = await readWorkbook(new Blob([new Uint8Array(bytes)]), { trim: false });
  } catch {
    throw new Failure('import_sheet_unreadable');
  }
  requireFewCharacters(sheets);
  return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(toCell)) }));
}

/** The first bytes of every zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
