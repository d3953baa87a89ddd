import type { Schemas } from '#openapi';
import type { FieldKind, KindName, KindOf } from './field-kind.ts';

/** A JSON Schema of an input, with what the form of properties adds to it. */
export type PanelSchema = Record<string, unknown>;

/** One input of the property panel: its schema, and how it is shown. */
export interface PanelInput {
  name: string;
  schema: PanelSchema;
  ui?: PanelSchema;
}

export interface Choice {
  value: string;
  label: string;
}

/** A field that expressions, relations and conditions can name. */
export interface KnownField extends Choice {
  kind: FieldKind;
}

/** A view of another table, with the fields of that table once they are known. */
export interface Target extends Choice {
  table: string;
  fields: readonly KnownField[] | undefined;
}

/** What a kind adds to the property panel of a field; nothing where a group is left out. */
export interface PanelInputs {
  /** Before everything else of the field: without them it is none. */
  first?: PanelInput[];
  /** What most makers set. */
  main?: PanelInput[];
  /** Which values are valid. */
  validation?: PanelInput[];
  /** How it is shown. */
  display?: PanelInput[];
  advanced?: PanelInput[];
  /** Those of them that are words, with an input in each language. */
  words?: PanelInput[];
  /** Names of the inputs that have to be filled in. */
  required?: string[];
}

/** What a property panel makes inputs of, and what it knows beside the field itself. */
export interface Panel {
  locale: string;
  /** The form's own fields, without the field itself; in a sub-table the fields of its row come first. */
  fields: readonly KnownField[];
  targets: readonly Target[];
  departments: readonly Choice[];
  /** The input of a property that the contract describes, by its name there. */
  of(name: string): PanelInput;
  /** The same of another part of the contract, under a name of its own. */
  ofPart(name: string, part: string, property: string): PanelInput;
  /** A short text. */
  line(name: string): PanelInput;
  /** Shown only while other inputs have these values. */
  when(input: PanelInput, values: PanelSchema): PanelInput;
  /** A choice of one, with what is stored and is none of the list; `none` says what to add where there is nothing to choose. */
  choice(name: string, list: readonly Choice[], stored?: string, none?: 'relation' | 'of'): PanelInput;
  /** A choice of several, in the order of choosing. */
  several(name: string, list: readonly Choice[], most?: number): PanelInput;
  /** Conditions on the fields of a table, or of a form, which judges them itself. */
  conditions(name: string, fields: readonly KnownField[], isForm?: boolean): PanelInput;
  /** An expression over the fields of a record. */
  expression(name: string, fields: readonly KnownField[], result?: string): PanelInput;
  /** Where options come from: a list of the design, or the values of a field of a table. */
  options(source: Schemas['OptionSource'], isTree?: boolean): PanelInput[];
  /** The same input with a text below it. */
  helped(input: PanelInput, help: 'gaps'): PanelInput;
  /** The fields of the table that a relation of the form leads to, or those of a sub-table's rows. */
  behind(relation: string): readonly KnownField[];
  /** The fields of the table that a view shows; none while they are not known. */
  fieldsOf(view: string): readonly KnownField[];
  /** Fields of a design by their names in the language of the page. */
  known(fields: readonly Schemas['FormField'][]): readonly KnownField[];
}

/** Where the value that a new record begins with may come from. */
export type InitialSource = 'value' | Exclude<NonNullable<Schemas['FormField']['initial']>['kind'], 'value'>;

/** What a new field is made with. */
export interface NewField {
  /** Options to begin with; `isTree` without colors. */
  options(isTree?: boolean): Extract<Schemas['OptionSource'], { source: 'fixed' }>;
  /** The labels of the columns that a sub-table begins with. */
  columns: { item: string; quantity: string; note: string };
  /** The view of a table that a relation begins with. */
  tableId: string;
  /** The relations of the form, and what roll-ups are made of: relations and sub-tables. */
  relations: readonly string[];
  sources: readonly string[];
}

/** What an example of a value is made of. */
export interface Example {
  locale: string;
  /** A day, such as 2026-11-26. */
  today: string;
  /** What the field is called. */
  label: string;
  /** An example of a row with these fields. */
  row(fields: readonly Schemas['FormField'][]): Record<string, unknown>;
}

/** How the editor of conditions compares the values of a field. */
export type ComparedAs =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'option'
  | 'code'
  | 'record'
  | 'user'
  | 'department';

/** How people choose and set up fields of a kind in the editor of tables. What is left out is not offered. */
export interface KindDesign<Name extends KindName> {
  /**
   * The part of the menu of kinds that it is in, and its position there: the smallest first, in tens, so that others fit between. `rows` come
   * before controls of the layout.
   */
  menu: { group: 'common' | 'more' | 'computed' | 'rows'; order: number };
  /** Strokes on a grid of 24 × 24. */
  icon: string;
  /** Other words for it in lower case, of both languages, with commas: a maker finds it by them in any language. */
  synonyms: string;
  /** What a new field of the kind stores; absent: it needs nothing but its type. */
  create?(made: NewField): KindOf<Name>;
  /** What it adds to the property panel. */
  panel?(kind: KindOf<Name>, panel: Panel): PanelInputs;
  /** Its input has a placeholder. */
  hasPlaceholder?: true;
  /** No two records may have the same value, where the design asks for it. */
  mayBeUnique?: true;
  /** Its column may have an index; false for what is computed when records are read. */
  isUnindexed?: true;
  /** Where the value that a new record begins with may come from. */
  initial?: readonly InitialSource[];
  /** The input of a fixed one, as `initial`; undefined where the form's own inputs would be needed. */
  fixed?(kind: KindOf<Name>, panel: Pick<Panel, 'locale' | 'choice' | 'several'>): PanelInput | undefined;
  /** Kinds that its stored values can be converted to. */
  convertsTo?(kind: KindOf<Name>): readonly KindName[];
  /** Kinds whose stored values can become those of this one, which do not name it. */
  convertsFrom?: readonly KindName[];
  /** How conditions compare it; absent: it is stored and never compared. */
  comparedAs?(kind: KindOf<Name>): ComparedAs | undefined;
  /** An example of a value; absent for what is computed, and for what only the workspace has, such as people. */
  example?(kind: KindOf<Name>, example: Example): unknown;
  /** What most people want of linked values of the kind; how many different others there are without it. */
  usualFunction?(kind: KindOf<Name>): Schemas['AggregateFunction'] | undefined;
  /** Rules may put a value into it. */
  isSetByRules?: true;
}

/** Declares how a kind is set up: `export const design = defineDesign('colour', { … })`, in `kinds/colour/design.ts`. */
export const defineDesign = <Name extends KindName>(_name: Name, design: KindDesign<Name>): KindDesign<Name> => design;
