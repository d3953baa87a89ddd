import type { Schemas } from '#openapi';

/** What a field stores, as the contract has it: one shape for each folder of `kinds/`, distinguished by `type`. */
export type FieldKind = Schemas['FieldKind'];

/** The name of a kind, which is that of its folder. */
export type KindName = FieldKind['type'];

/** The design of a field of one kind. */
export type KindOf<Name extends KindName> = Extract<FieldKind, { type: Name }>;

/** A text of a design: one for all languages, or one for each. */
export type Words = Schemas['FormWords'];

/** A text in one language; of several, the first when there is none in it. */
export function textIn(texts: Words | undefined, locale: string): string | undefined {
  if (texts === undefined || typeof texts === 'string') return texts;
  return Object.hasOwn(texts, locale) ? texts[locale] : Object.values(texts)[0];
}

/** A text in every language: who reads one often pastes the other. */
export const textsIn = (texts: Words | undefined): string[] =>
  texts === undefined ? [] : typeof texts === 'string' ? [texts] : Object.values(texts);
