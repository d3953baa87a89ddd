import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { existingDepartments } from '../design/existing-ids.ts';
import type { DesignField } from '../design/table-design.ts';
import type { FilterContext } from '../query/operand.ts';
import { fromSql } from '../query/record-rows.ts';
import type { RecordAccess } from './access.ts';
import { relationReach } from './relation-reach.ts';

type Values = Readonly<Record<string, unknown>>;

/** The ids that a value holds. */
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Who names them, by which rights. */
interface Naming {
  access: Pick<RecordAccess, 'design' | 'others'>;
  /** Its form is the record as it is to be saved. */
  context: FilterContext;
}

type Finder = (query: Query, naming: Naming, field: DesignField, ids: readonly string[]) => Promise<string[]>;

const people: Finder = async (query, { access }, _field, ids) => {
  const rows = await query
    .selectFrom('memberships')
    .select('account_id')
    .where('ws_id', '=', access.design.wsId)
    .where('account_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ account_id }) => account_id);
};

const departments: Finder = (query, { access }, _field, ids) => existingDepartments(query, access.design.wsId, ids);

const files: Finder = async (query, { access }, _field, ids) => {
  const rows = await query
    .selectFrom('files')
    .select('id')
    .where('ws_id', '=', access.design.wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Records that the relation may be set to: those that its choices offer. They are held until the transaction ends, so that none
 * of them goes into the trash meanwhile.
 */
const records: Finder = async (query, { access, context }, { kind }, ids) => {
  const choice = kind.type === 'relation' ? await relationReach(query, { access, context }, kind) : undefined;
  if (!choice) return [];
  const { rows } = await sql<{ id: string }>`
    select r.id from ${fromSql(choice.other.design)}
    where r.id = any(${ids}::text[]) and ${sql.join(choice.rows, sql` and `)}
    order by r.id for key share`.execute(query);
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
  access: Naming['access'],
  { before, after, context }: { before: Values; after: Values; context: FilterContext },
): Promise<void> {
  // Safe: a record's values are what conditions compare.
  const naming: Naming = { access, context: { ...context, form: after as FilterContext['form'] } };
  const issues: RequestIssue[] = [];
  for (const field of access.design.fields.values()) {
    const find = finders[field.kind.type];
    const known = new Set(idsIn(before[field.id]));
    const ids = find ? idsIn(after[field.id]).filter((id) => !known.has(id)) : [];
    if (!find || ids.length === 0) continue;
    const found = new Set(await find(query, naming, field, [...new Set(ids)]));
    if (ids.some((id) => !found.has(id))) issues.push(unknown(field.id));
  }
  if (issues.length > 0) throw new Invalid({ issues });
}
