import type { FlagLabels } from '#schemas/values';
import type { FieldKind } from './storage.ts';

/** The kind of a field of answers that are yes or no. */
export type BooleanKind = Extract<FieldKind, { type: 'boolean' }>;

const wordsOf = (label: BooleanKind['on_label']): string[] =>
  label === undefined ? [] : typeof label === 'string' ? [label] : Object.values(label);

/** What a field calls its two values, in every language. */
export const flagLabels = ({ on_label: on, off_label: off }: BooleanKind): FlagLabels => ({
  yes: wordsOf(on),
  no: wordsOf(off),
});
