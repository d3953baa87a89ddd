/** How the cells of a column are written. Dates are `2026-11-21`, moments and times are those of a wall clock. */
export type SheetColumnKind = 'text' | 'number' | 'date' | 'datetime' | 'time';

/** A column of a sheet that is written. */
export interface SheetColumn {
  header: string;
  kind: SheetColumnKind;
  /** How a spreadsheet shows numbers and dates, in its own notation. */
  format?: string;
  /** Characters. */
  width?: number;
}

/** The first line of a sheet in the file that it is written from; each line below it is one row of `SheetValue`. An .xlsx file may have several. */
export interface SheetHead {
  sheet: string;
  columns: SheetColumn[];
}

/** A cell as it is written; null for an empty one. */
export type SheetValue = string | number | null;

/** A sheet as lines of JSON, by which it passes from the server to the process that writes it. */
export async function* sheetLines(
  head: SheetHead,
  batches: AsyncIterable<readonly (readonly SheetValue[])[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
