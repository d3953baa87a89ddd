import type { Schemas } from '#openapi';

/** The design of a record form as the contract has it (TABLE-24, TABLE-28); every name of the parts is the contract's. */
export type FormConfig = Schemas['FormConfig'];
export type FormNode = Schemas['FormNode'];
export type FormField = Schemas['FormField'];
export type FormRule = Schemas['FormRule'];
export type FormEffect = Schemas['FormEffect'];
export type FormInitial = Schemas['FormInitial'];
export type FieldKind = Schemas['FieldKind'];
export type FilterConditions = Schemas['FilterConditions'];
export type FormText = Schemas['FormWords'];
export type KindOf<Type extends FieldKind['type']> = Extract<FieldKind, { type: Type }>;

/** A record's values by the ids of its fields. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** Kinds whose value comes from the server or from a formula: it has no input and is never sent. */
const givenKinds: ReadonlySet<string> = new Set(['lookup', 'rollup', 'formula', 'serial', 'system']);

/** True for a field whose value people do not enter; the other side of a relation is one of them. */
export function isGiven(kind: FieldKind): boolean {
  return givenKinds.has(kind.type) || (kind.type === 'relation' && kind.reverse_field !== undefined);
}

/** True for a text that is a password: whoever may read the record is never shown it. */
export function isPassword(kind: FieldKind | undefined): boolean {
  return kind?.type === 'text' && kind.widget === 'password';
}

/** A text in one language; of several, the first when there is none in it. */
export function textIn(texts: FormText | undefined, locale: string): string | undefined {
  if (texts === undefined || typeof texts === 'string') return texts;
  return Object.hasOwn(texts, locale) ? texts[locale] : Object.values(texts)[0];
}

/** Characters that a field of texts takes at most. */
export const longestText = ({ max_length, widget }: Pick<KindOf<'text'>, 'max_length' | 'widget'>): number =>
  max_length ?? (widget === 'area' ? 5000 : 200);
