import type { Schemas } from '#openapi';
import type { KindName, KindOf } from './field-kind.ts';

/** A property of a widget: JSON, or an expression of the page that the form makes (`Around`). */
export type Prop = null | boolean | number | string | Prop[] | { [name: string]: Prop };

export type Props = Record<string, Prop>;

/** The widget that fills a field in, before what all fields have. */
export interface Input {
  widget: string;
  props: Props;
  /** What makes it read-only; absent: it knows only `disabled`. */
  hasReadOnly?: true;
  /** It marks nothing as required. */
  isNeverRequired?: true;
  /** Two inputs instead, one for `from` and one for `to` of the value. */
  ends?: Input;
}

/** The calls of the product that fields of a record make by themselves. */
export type RecordCall = 'upload' | 'open' | 'people' | 'departments';

/** What a field knows of the form and the page around it. */
export interface Around {
  locale: string;
  /** Whether the page may make a call; true where the page is not known, as on the server. */
  canCall(call: RecordCall): boolean;
  /** Whether there is a widget of the name. */
  hasWidget(name: string): boolean;
  /** The page has a call that finds the options of this field. */
  isSearched: boolean;
  /** The page has a call that finds the records of every relation. */
  findsRecords: boolean;
  /** The page's own call for the field; null when it has none. */
  search: Prop;
  /** The list that the page hands in by the field's id; null while it is on its way. */
  awaited: Prop;
  /** The same for widgets that wait for nothing. */
  choices: Prop;
  /** One of the form's own words, in the language of the page. */
  word(name: 'yes' | 'no'): Prop;
  /** Those of the options that rules of the form leave. */
  limited(options: Prop): Prop;
  /** Data of a design as it is: an object in it never becomes an expression. */
  literal(value: unknown): Prop;
}

/** The names of what a field's values are ids of. */
export interface Named {
  /** What they are ids of; `path` is a list of them, from the top of a tree of options down. */
  of: 'option' | 'person' | 'department' | 'file' | 'path';
  /** The list that has the names; null while it is on its way. */
  options: Prop;
}

/** How the person who reads a form writes values. */
export interface Reader {
  locale: string;
  /** One of the form's own words. */
  word(name: 'yes' | 'no'): string;
  /** A day such as 2026-11-30, which has no time zone; months and years are written as they are. */
  day(date: string): string;
  /** A moment by the clocks of the reader. */
  moment(date: string): string;
  /** What something chosen is called. */
  nameOf(value: unknown): string;
}

type RecordColumn = Schemas['RecordColumn'];

/** How the cells of a list write a value. */
export type Cell = Pick<RecordColumn, 'kind' | 'align' | 'digits' | 'is_grouped'>;

/** What a cell of a list is edited by. */
export type CellEditor = NonNullable<RecordColumn['editor']>;

/** What a cell of files shows and takes. */
export type CellFiles = NonNullable<RecordColumn['files']>;

/** How many a cell takes that is edited by a search, and where they are found. */
export type CellSearch = Pick<RecordColumn, 'is_multiple' | 'below'>;

/** How fields of a kind are filled in and shown, in forms and in the cells of sub-tables. */
export interface KindControl<Name extends KindName> {
  /** The widget that fills it in; undefined where the page's host does not have what it takes. */
  input?(kind: KindOf<Name>, around: Around): Input | undefined;
  /** The widgets of the catalogue that `input` and `shown` name: forms carry their messages. */
  widgets?: readonly string[];
  /** A widget that shows a value by itself; absent: a text is shown. */
  shown?(kind: KindOf<Name>, around: Around): Input | undefined;
  /** The text of a value in a form that is read. Absent or undefined: that of `KindValue.text`, or the value as it is. */
  written?(kind: KindOf<Name>, value: unknown, reader: Reader): string | undefined;
  /** A list is one value for `written`, as a path through a tree is; absent: each of its items is written by itself. */
  writesLists?: true;
  /** What `reader.nameOf` finds names in; absent: its values have no names. */
  named?(kind: KindOf<Name>, around: Around): Named;
  /** A colour that is shown before the text. */
  swatch?(value: unknown): string | undefined;
  /** A value with its text as an entry of the list that it is chosen from; absent for what is chosen from no list. */
  choice?(value: unknown, text: string): object;
  /** How the cells of a list write it: as text without this. `null`: lists have no cell of it. */
  cell?: null | ((kind: KindOf<Name>) => Cell);
  /** What a cell of a list is edited by; undefined for what a form alone can fill in. */
  editor?(kind: KindOf<Name>): CellEditor | undefined;
  /** In a cell that is edited as a number, 12.5 is typed for 0.125; absent: the number itself is. */
  isPercent?(kind: KindOf<Name>): boolean;
  /** What a cell's search finds. */
  searched?(kind: KindOf<Name>): CellSearch;
  /** What a cell of files shows and takes. */
  files?(kind: KindOf<Name>): CellFiles;
}

/** Declares how a kind is filled in: `export const control = defineControl('colour', { … })`, in `kinds/colour/control.ts`. */
export const defineControl = <Name extends KindName>(_name: Name, control: KindControl<Name>): KindControl<Name> =>
  control;
