import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { labelIn } from '../design/label.ts';
import { readDesign, type DesignField, type TableDesign } from '../design/table-design.ts';
import type { StoredRecord } from '../query/record-rows.ts';
import { columnName, recordsOf } from '../store/identifiers.ts';

type Names = ReadonlyMap<string, string>;
type Option = Schemas['Option'];
type Display = Schemas['Record']['display'];

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Everything that the fields of a kind hold in these records, each once. */
function idsOf(fields: readonly DesignField[], records: readonly StoredRecord[]): string[] {
  return [...new Set(fields.flatMap(({ id }) => records.flatMap(({ values }) => listOf(values[id]))))];
}

const nothing: Names = new Map();

/** Names of people of the workspace by their accounts; those who left it keep theirs. */
export async function namesOfPeople(query: Query, wsId: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return nothing;
  const rows = await query
    .selectFrom('memberships')
    .select(['account_id', 'real_name'])
    .where('ws_id', '=', wsId)
    .where('account_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ account_id, real_name }) => [account_id, real_name]));
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

async function namesOfFiles(query: Query, wsId: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return nothing;
  const rows = await query
    .selectFrom('files')
    .select(['id', 'filename'])
    .where('ws_id', '=', wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .execute();
  return new Map(rows.map(({ id, filename }) => [id, filename]));
}

/** Titles of the records of a view's table. */
export async function titlesOf(
  query: Query,
  { wsId, appId }: Pick<TableDesign, 'wsId' | 'appId'>,
  { viewId, ids, locale }: { viewId: string; ids: readonly string[]; locale: string },
): Promise<Names> {
  const view = await query
    .selectFrom('logical_tables')
    .select('table_id')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', viewId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!view || ids.length === 0) return nothing;
  const design = await readDesign(query, { wsId, appId }, { id: view.table_id, locale });
  const column = design.titleField?.column;
  if (!column) return nothing;
  const { rows } = await sql<{ id: string; title: string | null }>`
    select id, ${sql.id(columnName(column.columnId))}::text as title from ${recordsOf(design)}
    where id = any(${ids}::text[])`.execute(query);
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title]])));
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
  design: TableDesign,
  { fields, records, locale }: { fields: readonly DesignField[]; records: readonly StoredRecord[]; locale: string },
): Promise<Map<string, Names>> {
  const ofType = (...types: string[]) => fields.filter(({ kind }) => types.includes(kind.type));
  const { wsId } = design;
  const people = ofType('user');
  const departments = ofType('department');
  const files = ofType('file', 'image', 'signature');
  const [peopleNames, departmentNames, fileNames] = await Promise.all([
    namesOfPeople(query, wsId, idsOf(people, records)),
    namesOfDepartments(query, wsId, idsOf(departments, records)),
    namesOfFiles(query, wsId, idsOf(files, records)),
  ]);
  const names = new Map<string, Names>();
  for (const { id } of people) names.set(id, peopleNames);
  for (const { id } of departments) names.set(id, departmentNames);
  for (const { id } of files) names.set(id, fileNames);
  for (const field of fields) {
    const { id, kind } = field;
    if (kind.type === 'relation') {
      const wanted = { viewId: kind.logical_table_id, ids: idsOf([field], records), locale };
      names.set(id, await titlesOf(query, design, wanted));
    } else if ('options' in kind && kind.options.source === 'fixed')
      names.set(id, labelsOf(kind.options.options, locale));
  }
  return names;
}

/** The caller's own digits for a number with a unit or money; other numbers read as they are. */
function numberText({ kind: own, column }: DesignField, value: unknown, locale: string): string | undefined {
  const kind = column?.kind ?? own;
  if (kind.type !== 'number' || typeof value !== 'number') return undefined;
  const { style = 'plain', precision = 0, currency = 'CNY', unit } = kind;
  if (style === 'plain' && unit === undefined && !kind.is_grouped) return undefined;
  const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision };
  const money = style === 'money' ? ({ style: 'currency', currency } as const) : {};
  const percent = style === 'percent' ? ({ style: 'percent' } as const) : {};
  const text = new Intl.NumberFormat(locale, { ...digits, ...money, ...percent }).format(value);
  return unit === undefined ? text : `${text} ${unit}`;
}

function shown(
  field: DesignField,
  value: unknown,
  names: Names | undefined,
  locale: string,
): Display[string] | undefined {
  if (value === null || value === undefined) return undefined;
  if (!names) return numberText(field, value, locale);
  if (Array.isArray(value)) return listOf(value).map((one) => names.get(one) ?? one);
  return typeof value === 'string' ? (names.get(value) ?? value) : undefined;
}

/** What people read for ids and codes, for each of the records. */
export async function displayOf(
  query: Query,
  design: TableDesign,
  read: { fields: readonly DesignField[]; records: readonly StoredRecord[]; locale: string },
): Promise<Display[]> {
  const names = await namesByField(query, design, read);
  return read.records.map(({ values }) =>
    Object.fromEntries(
      read.fields.flatMap((field) => {
        const text = shown(field, values[field.id], names.get(field.id), read.locale);
        return text === undefined ? [] : [[field.id, text]];
      }),
    ),
  );
}
