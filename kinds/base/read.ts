import type { ColumnDates, DayAndTime } from '#schemas/values';

/** A cell of a sheet that is not empty, or a text that was typed or pasted. */
export type Cell = string | number | boolean;

/** Why a cell is no value of a field: which of the readers below did not read it, or what it does not name. */
export type ReadIssue = 'kind' | 'number' | 'date' | 'boolean' | 'time' | 'option' | 'record' | 'records';

/** The value that a cell means, or why it means none. */
export type Read = { value: unknown } | { issue: ReadIssue };

/**
 * What a text means at a door beside what the kind of its field says: import, list cell, pasted cell and call differ in this alone, and in what
 * they do with what is no value (docs/decisions/0304).
 */
export interface ReadContext {
  /** A number in the notation of its column; undefined for what is none, or could be two. */
  number(cell: Cell): number | undefined;
  /** In what order the dates of the column are written. */
  dates: ColumnDates;
  /** The moment of a day and a time on the clock of the reader, as it is stored; undefined where that clock never shows it. */
  moment(found: DayAndTime): string | undefined;
  /** The id that a name means, of a person, department or record of the workspace; null for a name of several. Absent: names are unknown. */
  named?(text: string): string | null | undefined;
}

export const readAs = (value: unknown, issue: ReadIssue): Read => (value === undefined ? { issue } : { value });

/** A text as it is; a number as people type it, without an exponent. */
export const textOfCell = (cell: Cell): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(cell);
