import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldCase } from '#schemas/values';
import type { Schemas } from '#openapi';
import { mostSearched } from '../design/searched-texts.ts';
import type { TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { FieldKind } from '../store/storage.ts';
import type { SearchedNames } from './links.ts';
import type { ReachableField } from './reachable-field.ts';

type Option = Schemas['Option'];

const optionsOf = (kind: FieldKind | undefined): readonly Option[] =>
  kind && 'options' in kind && kind.options.source === 'fixed' ? kind.options.options : [];

const labelsOf = ({ label }: Option): string[] => (typeof label === 'string' ? [label] : Object.values(label));

/** The values of options of which a label contains the text, in whatever language. */
function valuesLabelled(options: readonly Option[], text: string): string[] {
  return options.flatMap((option) => [
    ...(labelsOf(option).some((label) => foldCase(label).includes(text)) ? [option.value] : []),
    ...valuesLabelled(option.children ?? [], text),
  ]);
}

const separators = /[\s,，]/g;
const plainNumber = /^[+-]?\d{1,20}(\.\d{1,15})?$/;

/** A number as people type it, such as `2,400`; undefined for any other text. */
function numberIn(text: string): string | undefined {
  const plain = text.replace(separators, '');
  return plainNumber.test(plain) ? plain : undefined;
}

/** The ids and codes of a field that people read as a text with this one in it. */
function idsNamed(
  { id, kind, holds }: ReachableField,
  text: string,
  names: SearchedNames | undefined,
): readonly string[] {
  if (holds === 'people') return names?.people ?? [];
  if (holds === 'departments') return names?.departments ?? [];
  return kind?.type === 'relation' ? (names?.titles.get(id) ?? []) : valuesLabelled(optionsOf(kind), text);
}

/** Records in which a field of numbers, options, people, departments or relations is shown with the text; undefined for none. */
export function namedSql(
  field: ReachableField,
  text: string,
  names: SearchedNames | undefined,
): RawBuilder<SqlBool> | undefined {
  const { column, storage } = field;
  if (storage === 'number') {
    const number = numberIn(text);
    return number === undefined ? undefined : sql<SqlBool>`${column} = ${number}::numeric`;
  }
  if (storage !== 'text' && storage !== 'texts') return undefined;
  const ids = idsNamed(field, foldCase(text), names);
  if (ids.length === 0) return undefined;
  return storage === 'text'
    ? sql<SqlBool>`${column} = any(${[...ids]}::text[])`
    : sql<SqlBool>`${column} && ${[...ids]}::text[]`;
}

/** Whether a search looks for what people read in place of the field's values. */
export const isSearchedName = ({ kind, storage, holds }: ReachableField): boolean =>
  storage === 'number' || holds !== undefined || kind?.type === 'relation' || optionsOf(kind).length > 0;

/** The relations of a table in which its search looks for titles, as far as the caller sees them. */
export function searchedRelations({ fields, config }: TableDesign, visible: VisibleFields): string[] {
  const quick = (config.list?.search ?? []).filter(({ is_quick }) => is_quick).map(({ field }) => field);
  return [...fields.values()]
    .filter(({ kind, column }) => kind.type === 'relation' && column)
    .map(({ id }) => id)
    .filter((id) => (visible === 'all' || visible.has(id)) && (quick.length === 0 || quick.includes(id)))
    .slice(0, mostSearched);
}
