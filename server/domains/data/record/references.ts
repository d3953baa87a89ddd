import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { existingDepartments } from '../design/existing-ids.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { rowsIn, subTablesOf } from '../rows/sub-tables.ts';
import { recordsOf } from '../store/identifiers.ts';

type Values = Readonly<Record<string, unknown>>;

/** The ids that a value holds. */
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

type Finder = (query: Query, design: TableDesign, field: DesignField, ids: readonly string[]) => Promise<string[]>;

const people: Finder = async (query, { wsId }, _field, ids) => {
  const rows = await query
    .selectFrom('memberships')
    .select('account_id')
    .where('ws_id', '=', wsId)
    .where('account_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ account_id }) => account_id);
};

const departments: Finder = (query, { wsId }, _field, ids) => existingDepartments(query, wsId, ids);

const files: Finder = async (query, { wsId }, _field, ids) => {
  const rows = await query
    .selectFrom('files')
    .select('id')
    .where('ws_id', '=', wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

/** Records of the table that a relation's view belongs to, in the same application. */
const records: Finder = async (query, { wsId, appId }, { kind }, ids) => {
  if (kind.type !== 'relation') return [];
  const view = await query
    .selectFrom('logical_tables')
    .select('table_id')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', kind.logical_table_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!view) return [];
  const { rows } = await sql<{ id: string }>`
    select id from ${recordsOf({ wsId, tableId: view.table_id })}
    where id = any(${ids}::text[]) and deleted_at is null`.execute(query);
  return rows.map(({ id }) => id);
};

const finders: Readonly<Record<string, Finder | undefined>> = {
  user: people,
  department: departments,
  file: files,
  image: files,
  signature: files,
  relation: records,
};

const unknown = (pointer: string): RequestIssue => ({
  pointer,
  message: { 'en-US': 'This names something that does not exist here.', 'zh-CN': '所引用的对象在此处不存在。' },
});

interface Cells {
  /** Values that were stored before. */
  known: readonly unknown[];
  cells: readonly { pointer: string; value: unknown }[];
}

/** An issue at each cell of a field that names something that is not there; one statement finds what the cells name. */
async function missing(
  query: Query,
  design: TableDesign,
  field: DesignField,
  { known, cells }: Cells,
): Promise<RequestIssue[]> {
  const find = finders[field.kind.type];
  if (!find) return [];
  const before = new Set(known.flatMap(idsIn));
  const added = (value: unknown): string[] => idsIn(value).filter((id) => !before.has(id));
  const ids = [...new Set(cells.flatMap(({ value }) => added(value)))];
  if (ids.length === 0) return [];
  const found = new Set(await find(query, design, field, ids));
  return cells.flatMap(({ pointer, value }) => (added(value).every((id) => found.has(id)) ? [] : [unknown(pointer)]));
}

/**
 * Throws `invalid_request` at each field whose new value names a person, department, file or record that does not exist here.
 * What was stored before may be gone meanwhile: it is no reason to refuse another change.
 */
export async function requireReferences(
  query: Query,
  design: TableDesign,
  { before, after }: { before: Values; after: Values },
): Promise<void> {
  const issues: RequestIssue[] = [];
  for (const field of design.fields.values()) {
    const cells = [{ pointer: `/data/${field.id}`, value: after[field.id] }];
    issues.push(...(await missing(query, design, field, { known: [before[field.id]], cells })));
  }
  for (const subTable of subTablesOf(design)) {
    const [old, now] = [rowsIn(before[subTable.id]), rowsIn(after[subTable.id])];
    for (const field of subTable.rows) {
      const known = old.map(({ data }) => data[field.id]);
      const cells = now.map(({ data }, index) => ({
        pointer: `/data/${subTable.id}/${index}/data/${field.id}`,
        value: data[field.id],
      }));
      issues.push(...(await missing(query, design, field, { known, cells })));
    }
  }
  if (issues.length > 0) throw new Invalid({ issues });
}
