import { foldCase } from '#schemas/values';
import type { Schemas } from '#openapi';
import type { FieldKind } from './design.ts';
import { nextColour } from './option-colours.ts';

type Option = Schemas['Option'];
type Chosen = Extract<FieldKind, { type: 'select' | 'multiSelect' }>;

/** The most options that are proposed at once, and the contract's limit of what one is called. */
export const mostProposed = 100;
export const longestLabel = 100;

/** Texts are one option when people read them alike. */
export const sameText = (text: string): string => foldCase(text.trim());

export const labelsIn = (label: Option['label']): string[] =>
  typeof label === 'string' ? [label] : Object.values(label);

/** What a text that becomes a choice holds in the records, the most frequent first: each once, and none that is an option already. */
export function missingValues(values: readonly string[], options: readonly Option[]): string[] {
  const known = new Set(options.flatMap(({ value, label }) => [value, ...labelsIn(label)].map(sameText)));
  const missing: string[] = [];
  for (const value of values) {
    const text = value.trim();
    if (text === '' || text.length > longestLabel || known.has(sameText(text))) continue;
    known.add(sameText(text));
    missing.push(text);
  }
  return missing.slice(0, mostProposed);
}

/** An option that the others do not have yet, in the next colour unless they have levels below them. */
export function newOption(options: readonly Option[], label: Option['label'], isColoured = true): Option {
  let number = options.length + 1;
  while (options.some(({ value }) => value === `option_${number}`)) number += 1;
  return { value: `option_${number}`, label, ...(isColoured && { colour: nextColour(options) }) };
}

/** The options of a choice with further ones at the end; in place of them while nobody has named any. */
export function withOptions(kind: Chosen, labels: readonly string[], initial: readonly Option[]): Chosen {
  if (kind.options.source !== 'fixed') return kind;
  const { options } = kind.options;
  const isUntouched = JSON.stringify(options) === JSON.stringify(initial);
  const next = isUntouched ? [] : [...options];
  for (const label of labels) next.push(newOption(next, label));
  return { ...kind, options: { source: 'fixed', options: next } };
}
