import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { existingDepartments } from '../design/existing-ids.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
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

const unknown = (id: string): RequestIssue => ({
  pointer: `/data/${id}`,
  message: { 'en-US': 'This names something that does not exist here.', 'zh-CN': '所引用的对象在此处不存在。' },
});

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
    const find = finders[field.kind.type];
    const known = new Set(idsIn(before[field.id]));
    const ids = find ? idsIn(after[field.id]).filter((id) => !known.has(id)) : [];
    if (!find || ids.length === 0) continue;
    const found = new Set(await find(query, design, field, [...new Set(ids)]));
    if (ids.some((id) => !found.has(id))) issues.push(unknown(field.id));
  }
  if (issues.length > 0) throw new Invalid({ issues });
}
