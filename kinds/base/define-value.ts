import type { JsonSchema } from '#schemas';
import type { FieldKind, KindName, KindOf } from './field-kind.ts';
import type { Cell, Read, ReadContext } from './read.ts';
import type { ValueIssue } from './value-issue.ts';

/** What a formula takes the values of a field for. `rows` are those of a sub-table, `range` has `from` and `to`, `any` is not known. */
export type ValueType = 'text' | 'number' | 'boolean' | 'date' | 'id' | 'texts' | 'ids' | 'range' | 'rows' | 'any';

/** The same for a formula that the database computes when records are read, with the characters that a text has at most. */
export type LiveType = { type: 'text'; length: number } | { type: 'number' | 'boolean' | 'texts' | 'date' | 'range' };

/** The time of the person who enters a value. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Midnight in UTC of the day that it is in the person's zone, in milliseconds since 1970. */
  today(): number;
}

/** The schemas of the fields in the rows of a sub-table, and which of them are required. */
export interface RowSchemas {
  /** The schema of what the fields of one row hold. */
  data(): JsonSchema;
}

/**
 * What is true of the values of a kind, in the browser as on the server (`docs/decisions/0303`). Methods are handed the design of a field of
 * that kind. What is left out is false.
 */
export interface KindValue<Name extends KindName> {
  /** People do not enter its values: the server or a formula gives them, and they are never sent. */
  isGiven?(kind: KindOf<Name>): boolean;
  /** A password, which readers of the record are never shown. */
  isSecret?(kind: KindOf<Name>): boolean;
  /** Conditions compare it as a text, without regard to case. */
  isText?: true;
  /**
   * The kind of a sum or an average of its values, with at least so many digits behind the point where it has a number of them. Absent for
   * what cannot be added up.
   */
  ofMany?(kind: KindOf<Name>, digits: number): FieldKind | undefined;
  /** Digits behind the point that its values have; undefined for as many as come out. */
  digits?(kind: KindOf<Name>): number | undefined;
  /** What people read for a value; undefined where it reads as it is. */
  text?(kind: KindOf<Name>, value: unknown, locale: string): string | undefined;
  /** The smallest and the largest of its values mean something. */
  isOrdered?: true;
  /** Conditions compare it with days or with moments; undefined for what is no date. */
  dated?(kind: KindOf<Name>): 'day' | 'moment' | undefined;
  /** It takes the whole width of a record that is read. */
  isWide?: true;
  /** A list of things, none of which is in it twice. */
  isList?(kind: KindOf<Name>): boolean;
  /** What its values, or the items of its lists, are ids of. */
  refersTo?: 'people' | 'departments' | 'records' | 'files';
  /** Its files are pictures. */
  isPicture?: true;
  /** No two records have the same value of it: rows, files, and what only a component of its own understands. */
  isOfOneRecord?: true;
  /** Records may be known by it. */
  mayBeTitle?: true;
  /** An empty text is a value of it, and not that there is none. */
  keepsBlank?: true;
  /** Its texts are dates, which are written in the order of their column. */
  readsDates?: true;
  /** Its texts are numbers, which are written in the notation of their column. */
  readsNumbers?: true;
  /** A pattern of its schema says how values are written, not which ones are allowed. */
  hasNotation?: true;

  /** What stored formulas, rules and checks take its values for. */
  type(kind: KindOf<Name>): ValueType;
  /** What live formulas take them for; undefined for a field that they cannot read. */
  live(kind: KindOf<Name>): LiveType | undefined;
  /** What a filled-in field may hold. Patterns of administrators are not in it: a linear-time engine runs them. */
  schema(kind: KindOf<Name>, rows: RowSchemas): JsonSchema;
  /**
   * Whether a stored value is plainly allowed by the design, so that nearly all values of a list are looked at no further: what it names may
   * be gone, which is shown instead of it.
   */
  isPlain?(kind: KindOf<Name>, value: unknown): boolean;
  /**
   * What a cell means: how every door reads it. Absent: no text can fill the field in. An empty cell is not handed in, and of a field
   * that keeps blank texts one of spaces is.
   */
  read?(kind: KindOf<Name>, cell: Cell, context: ReadContext): Read;
  /** A text has no meaning for the field, as where the options are records of another table. */
  isUnread?(kind: KindOf<Name>): boolean;
  /** Why a value that fits the schema is not allowed, for every user. */
  issue?(kind: KindOf<Name>, value: unknown, clock: Clock): ValueIssue | undefined;
}

/** Declares the values of a kind: `export const value = defineValue('colour', { … })`, in `kinds/colour/value.ts`. */
export const defineValue = <Name extends KindName>(_name: Name, value: KindValue<Name>): KindValue<Name> => value;
