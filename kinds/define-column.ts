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
  /** What its values stand for: those of one kind become those of another only where both stand for the same. A plain value without it. */
  meaning?(kind: KindOf<Name>): string;
}

/** Declares how a kind is stored: `export const column = defineColumn('colour', { … })`, in `kinds/colour/column.ts`. */
export const defineColumn = <Name extends KindName>(_name: Name, column: KindColumn<Name>): KindColumn<Name> => column;
