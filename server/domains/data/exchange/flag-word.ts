import { readFlag } from '#schemas/values';
import { labelIn } from '../design/label.ts';
import { flagText } from '../record/present/flag-text.ts';
import { type BooleanKind, flagLabels } from '../store/flag-labels.ts';

/** The word by which a field's value is read again as the same one: its own label, else the usual one. */
export function flagWord(kind: BooleanKind, value: boolean, locale: string): string {
  const label = value ? kind.on_label : kind.off_label;
  const words = [...(label === undefined ? [] : [labelIn(label, locale)]), flagText(value, locale)];
  return words.find((word) => readFlag(word, flagLabels(kind)) === value) ?? String(value);
}
