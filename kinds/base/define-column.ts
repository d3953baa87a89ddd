import type { Schemas } from '#openapi';
import type { FieldKind, KindName, KindOf } from './field-kind.ts';

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

/** How fine a day or a time is stored and written. */
export type Granularity = 'year' | 'month' | 'day' | 'minute' | 'second';

/** A column of a sheet as people choose it, of which a field is made. */
export type SheetColumn = Schemas['SheetTableColumn'];

/** A text in both languages of the server. */
export type BothWords = Record<'en-US' | 'zh-CN', string>;

/** What is wrong with the design of a field, so that it could not be used. */
export interface DesignIssue {
  /** A JSON pointer below the design of the kind, such as `/min`. */
  pointer: string;
  message: string | BothWords;
}

/** What the design of a field is checked with. */
export interface DesignCheck {
  /** Ids of the fields that it may name. */
  fields: ReadonlySet<string>;
  /** Whether the values of a column of the sub-table can be added up. */
  isSummable(column: string): boolean;
  /** Why a value could not be entered in a field of a kind; undefined where it could, at some moment. */
  issueOf(kind: FieldKind, value: unknown): DesignIssue['message'] | undefined;
}

/** What the server alone knows of the fields of a kind. Methods are handed the design of a field of that kind; what is left out is false. */
export interface KindColumn<Name extends KindName> {
  /** How its values are stored; undefined for what is computed when records are read. */
  storage(kind: KindOf<Name>): Storage | undefined;
  /** How fine its days or times are; absent for other values. */
  granularity?(kind: KindOf<Name>): Granularity | undefined;
  /** What of a design contradicts itself, so that nothing could be entered. */
  designIssues?(kind: KindOf<Name>, check: DesignCheck): readonly DesignIssue[];
  /** The columns of a sheet that become fields of it, by what they hold; each is of one kind alone. */
  ofSheet?: { readonly [Holds in SheetColumn['kind']]?: (column: SheetColumn) => KindOf<Name> };
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
