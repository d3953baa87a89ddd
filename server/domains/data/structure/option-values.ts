import { foldedSql } from '#server/kernel/db/index.ts';
import { foldCase } from '#schemas/values';
import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import { labelIn } from '../design/label.ts';
import type { FieldKind } from '../store/storage.ts';

type Part = RawBuilder<unknown>;
type Option = Pick<Schemas['Option'], 'value' | 'label'>;

/** The options whose values people never see: they know an option by its label, and a text has what people know. */
function codes(kind: FieldKind): readonly Option[] {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return [];
  const { options } = kind.options;
  return options.some(({ value, label }) => wordsOf(label).some((words) => words !== value)) ? options : [];
}

const wordsOf = (label: Option['label']): string[] => (typeof label === 'string' ? [label] : Object.values(label));

/** Whether values are what people read. */
export const isText = ({ type }: FieldKind): boolean => type === 'text' || type === 'richText';

/** Whether options become their labels, or labels become options. */
export const isRecoded = (from: FieldKind, to: FieldKind): boolean =>
  (isText(to) && codes(from).length > 0) || (isText(from) && codes(to).length > 0);

const found = (names: ReadonlyMap<string, string>, value: Part): Part =>
  sql`(${JSON.stringify(Object.fromEntries(names))}::text::jsonb ->> ${value})`;

/** The label of one option in a language; a value that is no option stays as it is. */
export function labelOf(kind: FieldKind, value: Part, locale: string): Part {
  const options = codes(kind);
  if (options.length === 0) return value;
  const names = new Map(options.map((one) => [one.value, labelIn(one.label, locale)]));
  return sql`coalesce(${found(names, value)}, ${value})`;
}

/** The option that a text names, by its value or its label in any language; null for a text that names none. */
export function optionOf(kind: FieldKind, value: Part): Part {
  const options = codes(kind);
  if (options.length === 0) return value;
  const names = new Map<string, string>();
  const add = (name: string, option: string) => names.has(name) || names.set(name, option);
  for (const one of options) add(one.value, one.value);
  for (const { value: option, label } of options)
    for (const words of wordsOf(label)) for (const name of [words, foldCase(words)]) add(name, option);
  const trimmed = sql`btrim(${value})`;
  const either = sql`coalesce(${found(names, trimmed)}, ${found(names, foldedSql(trimmed))})`;
  // Further options may be typed: what is none yet stays.
  return kind.type === 'multiSelect' && kind.is_open ? sql`coalesce(${either}, ${value})` : either;
}
