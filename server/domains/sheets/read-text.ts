import { readCells } from '#schemas/values';
import { unguarded } from '#server/kernel/foundation/csv-line.ts';
import { Failure } from '../../kernel/errors/index.ts';
import { decodedAs, type DecodedText, decodeText, type TextEncoding } from '../../kernel/foundation/text-encodings.ts';
import { toCell, type SheetCell } from './cells.ts';
import { sheetLimits } from './limits.ts';

/** The bytes of a file as a text, in the encoding that was chosen. Throws `import_sheet_unreadable` for bytes that are none in any, and `import_encoding_wrong` for none in this one. */
export function decodedText(bytes: Uint8Array, encoding?: TextEncoding): DecodedText {
  if (encoding === undefined) {
    const found = decodeText(bytes);
    if (found === undefined) throw new Failure('import_sheet_unreadable');
    return found;
  }
  const text = decodedAs(bytes, encoding);
  if (text === undefined) throw new Failure('import_encoding_wrong', undefined, { pointer: '/encoding' });
  return { text, encoding };
}

const delimiters = ['\t', ',', ';', '|'] as const;

/** Rows by which the sign between cells is found. */
const looked = 10;

/** Into how many cells a sign parts the lines, and by how many they differ from one to the next. Empty lines say nothing. */
function widthsBy(text: string, delimiter: string): { width: number; uneven: number } {
  const rows = readCells(text, delimiter, looked).filter((row) => row.some((cell) => cell.trim() !== ''));
  const widths = rows.map((row) => row.length);
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  return {
    width: sum(widths) / Math.max(widths.length, 1),
    uneven: sum(widths.slice(1).map((one, at) => Math.abs(one - (widths[at] ?? one)))),
  };
}

/** The sign that parts the lines into several cells and into as many in each of them, the more the better; a comma where none does. */
function delimiterOf(text: string): string {
  const parting = delimiters
    .map((delimiter) => ({ delimiter, ...widthsBy(text, delimiter) }))
    .filter(({ width }) => width > 1.99)
    .toSorted((one, other) => one.uneven - other.uneven || other.width - one.width);
  return parting[0]?.delimiter ?? ',';
}

/** Rows of a text with commas, semicolons or tabs between its cells, such as a block that was copied from a spreadsheet. */
export function readText(text: string): SheetCell[][] {
  const given = text.replace(/^\ufeff/, '');
  // An apostrophe in front of what would be a formula is how exports mark a text.
  return readCells(given, delimiterOf(given), sheetLimits.rows + 2).map((row) =>
    row.map((cell) => toCell(unguarded(cell))),
  );
}
