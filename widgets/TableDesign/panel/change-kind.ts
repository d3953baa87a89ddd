import type { FieldKind, FormField } from '../design.ts';
import { convertibleTo } from '#kinds/designs';
import { type AddedKind, addedKinds } from '../kind-menu.ts';
import { newNode, type Wordings } from '../new-kinds.ts';
import { kindProperties, propertyIn, type Schema } from './contract-parts.ts';
import { initialSources } from './initial-value.ts';
import { takesPlaceholder, takesUnique } from './panel-schema.ts';

type Type = FieldKind['type'];

/** The kinds that a field may have in place of its own: all of its list, and once it is saved those that its values fit. */
export function offeredKinds(saved: FieldKind | undefined, without: ReadonlySet<AddedKind>): Type[] {
  const fitting = saved && [saved.type, ...convertibleTo(saved)];
  return addedKinds.filter((type) => (fitting ? fitting.includes(type) : !without.has(type)));
}

/** Properties that mean the same in each kind that has them; the smallest of numbers, days and choices does not. */
const shared = ['options', 'max_length', 'granularity', 'is_multiple', 'max_files', 'precision', 'widget'] as const;

/** Options with levels, which a list does not show. */
const isTree = (kind: FieldKind, name: string): boolean => kind.type === 'cascade' && name === 'options';

const takes = (schema: Schema, value: unknown): boolean =>
  Array.isArray(schema['enum']) ? schema['enum'].includes(value) : Object.keys(schema).length > 0;

/** A field as another kind: with its words and switches, and with what both kinds can be set to. */
export function withKind(
  field: FormField,
  type: Type,
  { words, saved }: { words: Wordings; saved?: FormField | undefined },
): FormField {
  const { initial, placeholder, is_unique, ...others } = field;
  const made = newNode(type, words);
  if (made.node !== 'field') return field;
  const properties = kindProperties(type);
  const before: Readonly<Record<string, unknown>> = field.kind;
  const retained = shared.filter(
    (name) => name in before && !isTree(field.kind, name) && takes(propertyIn(properties, name), before[name]),
  );
  const own = { ...made.kind, ...Object.fromEntries(retained.map((name) => [name, before[name]])) };
  // Safe: what remains is what the contract takes for this kind too.
  const kind = saved?.kind.type === type ? saved.kind : (own as FieldKind);
  const isFitting = initial && initial.kind !== 'value' && initialSources(type).includes(initial.kind);
  return {
    ...others,
    ...(is_unique !== undefined && takesUnique(type) && { is_unique }),
    ...(placeholder !== undefined && takesPlaceholder(type) && { placeholder }),
    ...(isFitting && { initial }),
    kind,
  };
}
