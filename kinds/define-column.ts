import type { KindName, KindOf } from './field-kind.ts';

/** How the values of a field are stored: in one column, in two for a range, or in rows of their own. */
export type Storage =
  | 'text'
  | 'number'
  | 'boolean'
  | 'day'
  | 'moment'
  | 'time'
  | 'texts'
  | 'days'
  | 'moments'
  | 'json'
  | 'rows';

/** How the values of a field are written into a sheet. */
export interface SheetFormat {
  kind: 'text' | 'number' | 'date' | 'datetime';
  /** How a spreadsheet shows numbers and dates, in its own notation. */
  format?: string;
  /** Characters. */
  width?: number;
}

/** What a cell takes, in the words of a template for an import. */
export interface CellWords {
  kind: string;
  example: string;
}

/** What the database knows of the fields of a kind. Methods are handed the design of a field of that kind; what is left out is false. */
export interface KindColumn<Name extends KindName> {
  /** How its values are stored; undefined for what is computed when records are read. */
  storage(kind: KindOf<Name>): Storage | undefined;
  /** It is on or off: without a value it is off. */
  isOnOrOff?(kind: KindOf<Name>): boolean;
  /** A text that lists are searched by. */
  isSearched?(kind: KindOf<Name>): boolean;
  /** Its values are ids or codes, which are compared whole. */
  isCode?: true;
  /** A right that leaves one value of it sets that value in new records. */
  isFixedByRights?: true;
  /** How it is written into a sheet: as a text of 20 characters without this. `null`: its values have no text. */
  sheet?: null | ((kind: KindOf<Name>) => SheetFormat);
  /** Its numbers are written into a sheet as people read them. */
  isWrittenAsText?: true;
  /** What a column of a sheet takes for it, and an example, which choices and names lack; any text without this. */
  takes?(kind: KindOf<Name>): Record<'en-US' | 'zh-CN', CellWords>;
  /** What its values stand for: those of one kind become those of another only where both stand for the same. A plain value without it. */
  meaning?(kind: KindOf<Name>): string;
}

/** Declares how a kind is stored: `export const column = defineColumn('colour', { … })`, in `kinds/colour/column.ts`. */
export const defineColumn = <Name extends KindName>(_name: Name, column: KindColumn<Name>): KindColumn<Name> => column;
