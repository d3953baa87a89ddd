import { valuesOf } from '#kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { languageOf, localized } from '#server/kernel/errors/index.ts';
import { labelIn } from '../../design/label.ts';
import type { DesignField } from '../../design/table-design.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { openOn, whereOpen } from '../../query/fields-by-record.ts';
import { fromSql, type StoredRecord } from '../../query/record-rows.ts';
import { columnOf } from '../../store/expressions.ts';
import type { RelatedTables, OtherTable } from '../access/record-access.ts';
import { filesInTable, grouped } from '../access/files-in-table.ts';
import { flagText } from './flag-text.ts';
import { cachedViewTarget } from '../access/cached-answers.ts';

type Names = ReadonlyMap<string, string>;
type Option = Schemas['Option'];
type Display = Schemas['Record']['display'];

/** A field by whose kind its values are written; what is read of linked records has no column. */
type NamedField = Pick<DesignField, 'id' | 'kind' | 'column'>;

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Everything that the fields of a kind hold in these records, each once. */
function idsOf(fields: readonly NamedField[], records: readonly StoredRecord[]): string[] {
  return [...new Set(fields.flatMap(({ id }) => records.flatMap(({ values }) => listOf(values[id]))))];
}

const nothing: Names = new Map();

/** Where names of people are read, and in which language. */
interface PeopleReader {
  wsId: string;
  locale: string;
}

const deletedName = (name: string, locale: string): string =>
  localized(languageOf(locale), { 'en-US': `${name} (deleted)`, 'zh-CN': `${name}（已删除）` });

/** Names of people of the workspace by their accounts; those who left it keep theirs, marked as deleted. */
export async function namesOfPeople(
  query: Query,
  { wsId, locale }: PeopleReader,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return nothing;
  const rows = await query
    .selectFrom('memberships')
    .select(['account_id', 'real_name', 'deleted_at'])
    .where('ws_id', '=', wsId)
    .where('account_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ account_id: id, real_name: name, deleted_at }) => [
      id,
      deleted_at === null ? name : deletedName(name, locale),
    ]),
  );
}

async function namesOfDepartments(query: Query, wsId: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return nothing;
  const rows = await query
    .selectFrom('departments')
    .select(['id', 'department_name'])
    .where('ws_id', '=', wsId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, department_name }) => [id, department_name]));
}

/** Names of files that the reader may read: whoever writes the id of another's file into a record learns no name by it. */
async function namesOfFiles(
  query: Query,
  { design, others }: RelatedTables,
  ids: readonly string[],
  records: readonly StoredRecord[],
): Promise<Names> {
  if (ids.length === 0) return nothing;
  const rows = await query
    .selectFrom('files')
    .select(['id', 'filename', 'table_id', 'record_id', 'field_id'])
    .where('ws_id', '=', design.wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .execute();
  // What a record shows of its own files needs no further question.
  const shown = new Map(records.map(({ id, values }) => [id, values]));
  const isOwn = (file: (typeof rows)[number]): boolean =>
    file.table_id === design.tableId &&
    listOf(shown.get(file.record_id ?? '')?.[file.field_id ?? '']).includes(file.id);
  const seen = rows.filter(isOwn);
  const elsewhere = grouped(
    rows.filter((file) => !isOwn(file)),
    (file) => file.table_id,
  );
  for (const table of elsewhere) seen.push(...(await filesInTable(query, others, table)));
  return new Map(seen.map(({ id, filename }) => [id, filename]));
}

/** One of several answers, such as those of the rows of a sub-table, which are read as text. */
const answerText = (value: string, locale: string): string =>
  value === 'true' || value === 'false' ? flagText(value === 'true', locale) : value;

/** What stands for a record that is in the trash, or that the reader may not see. */
const unseen: Readonly<Record<string, string>> = { 'en-US': 'Not available', 'zh-CN': '不可查看' };

/**
 * Titles of records to which a relation leads, as far as the reader sees these records by a menu of their table; all others
 * have one and the same text.
 */
async function titlesOf(
  query: Query,
  { design, others }: RelatedTables,
  { viewId, ids, locale }: { viewId: string; ids: readonly string[]; locale: string },
): Promise<Names> {
  if (ids.length === 0) return nothing;
  const target = await cachedViewTarget(query, design, viewId);
  const other = target && (await others(query, target.tableId));
  const titles = new Map(ids.map((id) => [id, unseen[locale] ?? unseen['en-US'] ?? '']));
  if (!other) return titles;
  const { rows } = await sql<{ id: string; title: string | null }>`
    select r.id, ${titleSql(other)} as title from ${fromSql(other.design)}
    where r.id = any(${ids}::text[]) and r.deleted_at is null and ${other.readable}`.execute(query);
  for (const { id, title } of rows) titles.set(id, title ?? id);
  return titles;
}

/** The title of a record `r` that the reader may see; null without one. */
export function titleSql({ design, visible }: Pick<OtherTable, 'design' | 'visible'>): RawBuilder<string | null> {
  const title = visibleTitle(design, visible);
  const column = title?.column && whereOpen(columnOf(title.column.columnId), openOn(visible, title.id));
  return column ? sql<string | null>`${column}::text` : sql<string | null>`null::text`;
}

function labelsOf(options: readonly Option[], locale: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { value, label, children = [] } of options) {
    labels.set(value, labelIn(label, locale));
    for (const [inner, text] of labelsOf(children, locale)) if (!labels.has(inner)) labels.set(inner, text);
  }
  return labels;
}

/** The names of what the fields of these records hold, by field. */
async function namesByField(
  query: Query,
  access: RelatedTables,
  { fields, records, locale }: { fields: readonly NamedField[]; records: readonly StoredRecord[]; locale: string },
): Promise<Map<string, Names>> {
  const naming = (what: 'people' | 'departments' | 'files') =>
    fields.filter(({ kind }) => valuesOf(kind).refersTo === what);
  const { wsId } = access.design;
  const people = naming('people');
  const departments = naming('departments');
  const files = naming('files');
  const [peopleNames, departmentNames, fileNames] = await Promise.all([
    namesOfPeople(query, { wsId, locale }, idsOf(people, records)),
    namesOfDepartments(query, wsId, idsOf(departments, records)),
    namesOfFiles(query, access, idsOf(files, records), records),
  ]);
  const names = new Map<string, Names>();
  for (const { id } of people) names.set(id, peopleNames);
  for (const { id } of departments) names.set(id, departmentNames);
  for (const { id } of files) names.set(id, fileNames);
  for (const { id, kind } of fields)
    if ('options' in kind && kind.options.source === 'fixed') names.set(id, labelsOf(kind.options.options, locale));
  // All at once, so that their statements leave as one packet.
  const titles = fields.map(async (field) => {
    const { id, kind } = field;
    if (kind.type !== 'relation') return;
    const wanted = { viewId: kind.logical_table_id, ids: idsOf([field], records), locale };
    names.set(id, await titlesOf(query, access, wanted));
  });
  await Promise.all(titles);
  return names;
}

function shown(
  field: NamedField,
  value: unknown,
  names: Names | undefined,
  locale: string,
): Display[string] | undefined {
  if (value === null || value === undefined) return undefined;
  if (field.kind.type === 'boolean' && Array.isArray(value)) return value.map((one) => answerText(String(one), locale));
  const kind = field.column?.kind ?? field.kind;
  if (!names) return valuesOf(kind).text?.(kind, value, locale);
  if (Array.isArray(value)) return listOf(value).map((one) => names.get(one) ?? one);
  return typeof value === 'string' ? (names.get(value) ?? value) : undefined;
}

/** What people read for ids and codes, for each of the records. */
export async function displayOf(
  query: Query,
  access: RelatedTables,
  read: { fields: readonly NamedField[]; records: readonly StoredRecord[]; locale: string },
): Promise<Display[]> {
  const names = await namesByField(query, access, read);
  return read.records.map(({ values }) =>
    Object.fromEntries(
      read.fields.flatMap((field) => {
        const text = shown(field, values[field.id], names.get(field.id), read.locale);
        return text === undefined ? [] : [[field.id, text]];
      }),
    ),
  );
}
