import type { OpenedSheet } from './cells.ts';
import { guessKind, type GuessedColumn } from './guess-kind.ts';
import { openSheet, type SheetChoice } from './read-sheet.ts';

/** A sheet whose columns are guessed. */
export interface GuessWork extends SheetChoice {
  kind: 'guess';
}

/** A sheet with what its columns hold. */
export interface GuessedSheet {
  sheets: string[];
  sheet: string;
  encoding: OpenedSheet['encoding'];
  rowCount: number;
  columns: GuessedColumn[];
}

/** What the columns of a sheet hold, by all of their cells. */
export async function guessColumns(choice: GuessWork): Promise<GuessedSheet> {
  const { sheets, sheet, encoding, columns, rows } = await openSheet(choice);
  return {
    sheets,
    sheet,
    encoding,
    rowCount: rows.length,
    columns: columns.map((column, index) =>
      guessKind(
        column,
        rows.map((row) => row[index] ?? null),
      ),
    ),
  };
}
