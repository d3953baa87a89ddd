import Papa from 'papaparse';
import { unguarded } from '#server/kernel/foundation/csv-line.ts';
import { Failure } from '../../kernel/errors/index.ts';
import { toCell, type SheetCell } from './cells.ts';
import { sheetLimits } from './limits.ts';

/** By the marks at the beginning, else UTF-8, else what Chinese spreadsheets write. */
function encodingOf(bytes: Uint8Array): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}

/** The text of a file. Throws `import_sheet_unreadable` for what is none. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of encodingOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // It is none of this encoding; that is the question.
    }
  }
  throw new Failure('import_sheet_unreadable');
}

/** Rows of a text with commas, semicolons or tabs between its cells, such as a block that was copied from a spreadsheet. */
export function readText(text: string): SheetCell[][] {
  const given = text.replace(/^\ufeff/, '');
  // An empty line, such as the one behind the last line end, would be counted as a row of one cell.
  const { meta } = Papa.parse(given, {
    delimitersToGuess: ['\t', ',', ';', '|'],
    preview: 10,
    skipEmptyLines: 'greedy',
  });
  const { data } = Papa.parse<string[]>(given, { delimiter: meta.delimiter, preview: sheetLimits.rows + 2 });
  // An apostrophe in front of what would be a formula is how exports mark a text.
  return data.map((row) => row.map((cell) => toCell(unguarded(cell))));
}
