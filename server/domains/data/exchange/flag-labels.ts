import { type FlagLabels, readFlag } from '#schemas';
import { labelIn } from '../design/label.ts';
import { flagText } from '../record/flag-text.ts';
import type { FieldKind } from '../store/storage.ts';

type BooleanKind = Extract<FieldKind, { type: 'boolean' }>;
type Label = NonNullable<BooleanKind['on_label']>;

const wordsOf = (label: Label | undefined): string[] =>
  label === undefined ? [] : typeof label === 'string' ? [label] : Object.values(label);

/** What a field calls its two values, in every language. */
export const flagLabels = ({ on_label: on, off_label: off }: BooleanKind): FlagLabels => ({
  yes: wordsOf(on),
  no: wordsOf(off),
});

/** The word by which a field's value is read again as the same one: its own label, else the usual one. */
export function flagWord(kind: BooleanKind, value: boolean, locale: string): string {
  const label = value ? kind.on_label : kind.off_label;
  const words = [...(label === undefined ? [] : [labelIn(label, locale)]), flagText(value, locale)];
  return words.find((word) => readFlag(word, flagLabels(kind)) === value) ?? String(value);
}
