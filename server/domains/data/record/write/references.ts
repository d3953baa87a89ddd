import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { existingDepartments } from '../../design/existing-ids.ts';
import type { DesignField } from '../../design/table-design.ts';
import type { FilterContext } from '../../query/operand.ts';
import { fromSql } from '../../query/record-rows.ts';
import { rowsIn, subTablesOf } from '../../rows/sub-tables.ts';
import type { RelatedTables } from '../access/record-access.ts';
import { fileMisfits } from './file-misfits.ts';
import { filesInTable, grouped } from '../access/files-in-table.ts';
import { relationScope } from '../access/relation-scope.ts';

type Values = Readonly<Record<string, unknown>>;

/** The ids that a value holds. */
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Who names them, by which rights. */
interface Naming {
  access: RelatedTables;
  /** Its form is the record as it is to be saved. */
  context: FilterContext;
  /** Records are held until the transaction ends; a trial, which writes nothing, holds none. */
  isHeld: boolean;
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

/**
 * Files that the person has uploaded, or may read where they are held: a field that is seen would else open those of a hidden one. Those
 * that went with a draft (`releaseFiles`) come back: another tab with the same form still has them.
 */
const files: Finder = async (query, { access, context }, _field, ids) => {
  const rows = await query
    .selectFrom('files')
    .select(['id', 'created_by', 'table_id', 'record_id', 'field_id'])
    .where('ws_id', '=', access.design.wsId)
    .where('id', 'in', ids)
    .where('purpose', '=', 'record')
    .where((file) =>
      file.or([
        file('deleted_at', 'is', null),
        file.and([file('record_id', 'is', null), file('created_by', '=', context.accountId)]),
      ]),
    )
    .execute();
  const open = rows.filter(({ created_by }) => created_by === context.accountId);
  const others = rows.filter(({ created_by }) => created_by !== context.accountId);
  for (const table of grouped(others, ({ table_id }) => table_id)) {
    open.push(...(await filesInTable(query, access.others, table)));
  }
  return open.map(({ id }) => id);
};

/**
 * Records that the relation may be set to: those that its choices offer. They are held until the transaction ends, so that none
 * of them goes into the trash meanwhile.
 */
const records: Finder = async (query, { access, context, isHeld }, { kind }, ids) => {
  const choice = kind.type === 'relation' ? await relationScope(query, { access, context }, kind) : undefined;
  if (!choice) return [];
  const { rows } = await sql<{ id: string }>`
    select r.id from ${fromSql(choice.other.design)}
    where r.id = any(${ids}::text[]) and ${sql.join(choice.rows, sql` and `)}
    order by r.id ${isHeld ? sql`for key share` : sql``}`.execute(query);
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
  naming: Naming,
  field: DesignField,
  { known, cells }: Cells,
): Promise<RequestIssue[]> {
  const find = finders[field.kind.type];
  if (!find) return [];
  const before = new Set(known.flatMap(idsIn));
  const added = (value: unknown): string[] => idsIn(value).filter((id) => !before.has(id));
  const ids = [...new Set(cells.flatMap(({ value }) => added(value)))];
  if (ids.length === 0) return [];
  const found = new Set(await find(query, naming, field, ids));
  const misfits = await fileMisfits(query, naming.access.design.wsId, field, ids);
  return cells.flatMap(({ pointer, value }) => {
    const names = added(value);
    if (!names.every((id) => found.has(id))) return [unknown(pointer)];
    return names.flatMap((id) => misfits.get(id) ?? []).map((message) => ({ pointer, message }));
  });
}

/**
 * Throws `invalid_request` at each field whose new value names a person, department, file or record that does not exist here.
 * What was stored before may be gone meanwhile: it is no reason to refuse another change.
 */
export async function requireReferences(
  query: Query,
  access: Naming['access'],
  {
    before,
    after,
    context,
    isHeld = true,
  }: { before: Values; after: Values; context: FilterContext; isHeld?: boolean },
): Promise<void> {
  // Safe: a record's values are what conditions compare.
  const naming: Naming = { access, context: { ...context, form: after as FilterContext['form'] }, isHeld };
  const issues: RequestIssue[] = [];
  for (const field of access.design.fields.values()) {
    const cells = [{ pointer: `/data/${field.id}`, value: after[field.id] }];
    issues.push(...(await missing(query, naming, field, { known: [before[field.id]], cells })));
  }
  for (const subTable of subTablesOf(access.design)) {
    const [old, now] = [rowsIn(before[subTable.id]), rowsIn(after[subTable.id])];
    for (const field of subTable.rows) {
      const known = old.map(({ data }) => data[field.id]);
      const cells = now.map(({ data }, index) => ({
        pointer: `/data/${subTable.id}/${index}/data/${field.id}`,
        value: data[field.id],
      }));
      issues.push(...(await missing(query, naming, field, { known, cells })));
    }
  }
  if (issues.length > 0) throw new Invalid({ issues });
}
