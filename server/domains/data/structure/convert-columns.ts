import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { json, type Query } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { addStoredColumn } from './add-column.ts';
import type { ColumnRow } from '../design/table-rows.ts';
import { labelOfColumn } from '../design/wanted-columns.ts';
import { dropIndex, dropStatistics } from '../store/define.ts';
import { columnName, endName, indexName, type RecordTable, searchName, uniqueName } from '../store/identifiers.ts';
import { isRange } from '../store/storage.ts';
import { type ChangedKind, changedKinds } from './changed-kinds.ts';
import { convertedValue, hasValue, type Reader } from './conversion.ts';
import { holderOf } from './holder.ts';
import { endSequence } from './keep-sequence.ts';

/** How the values of changed kinds are to be treated. */
export interface Consent extends Reader {
  /** The stored design. */
  former: Schemas['FormConfig'];
  /** Paths of the fields whose values may be converted. */
  conversions: ReadonlySet<string>;
}

const refused = ({ wanted }: ChangedKind): RequestIssue => ({
  pointer: `/formConfig${wanted.pointer}`,
  message: {
    'en-US': `"${labelOfColumn(wanted, 'en-US')}" has values of another kind.`,
    'zh-CN': `“${labelOfColumn(wanted, 'zh-CN')}”已有其他类型的值。`,
  },
  hint: {
    'en-US': 'Look at what would become of them, and have them converted; or add a field with another identifier.',
    'zh-CN': '请先查看转换结果并确认转换，或使用新的标识添加字段。',
  },
});

async function isEmpty(query: Query, table: RecordTable, { column, from }: ChangedKind) {
  if (from.storage === 'rows') return false;
  const holder = holderOf(table, column);
  const { rows } =
    await sql`select 1 from ${holder.table} as r where ${hasValue(column.id, from.storage)} limit 1`.execute(query);
  return rows.length === 0;
}

/** Values are no longer written to the column; of a sub-table, nor to those of its rows. */
async function leave(
  query: Query,
  table: RecordTable,
  { column, columns }: { column: ColumnRow; columns: readonly ColumnRow[] },
  definition: Schemas['FormField'],
): Promise<void> {
  const { wsId } = table;
  const left = columns.filter(
    ({ id, holder_id, is_current }) => is_current && (id === column.id || holder_id === column.id),
  );
  for (const one of left) await endSequence(query, table, one);
  for (const name of [uniqueName(column.id), indexName(column.id), searchName(column.id)])
    await dropIndex(query, wsId, name);
  await dropStatistics(query, wsId, column.id);
  const inside = query.updateTable('table_columns').set({ is_current: false }).where('ws_id', '=', wsId);
  await inside.where('holder_id', '=', column.id).execute();
  await query
    .updateTable('table_columns')
    .set({
      is_current: false,
      is_unique: false,
      is_indexed: false,
      is_searched: false,
      definition: json<unknown>(definition),
    })
    .where('ws_id', '=', wsId)
    .where('id', '=', column.id)
    .execute();
}

/** Puts the converted values into a column of the new kind; the old one keeps what it has. */
async function convert(
  query: Query,
  table: RecordTable,
  { column, wanted, from }: ChangedKind,
  { columns, reader }: { columns: readonly ColumnRow[]; reader: Reader },
): Promise<void> {
  await leave(query, table, { column, columns }, { ...wanted.field, kind: from.kind });
  const made = await addStoredColumn(query, table, wanted, columns);
  const value = convertedValue(column.id, from, wanted, reader);
  if (!value || wanted.storage === 'rows') return;
  const names = isRange(wanted.storage) ? [columnName(made.id), endName(made.id)] : [columnName(made.id)];
  const sets = sql.join(names.map((name) => sql`${sql.id(name)} = ${value}`));
  await sql`update ${holderOf(table, column).table} as r set ${sets} where ${hasValue(column.id, from.storage)}`.execute(
    query,
  );
}

/**
 * Converts the values of fields whose kind stores them otherwise, within `Database.definition`. Throws `form_design_invalid`
 * with each field that has values and no consent.
 */
export async function convertColumns(
  query: Query,
  table: RecordTable,
  config: Schemas['FormConfig'],
  { columns, consent }: { columns: readonly ColumnRow[]; consent: Consent },
): Promise<void> {
  const changed = changedKinds(columns, consent.former, config);
  const issues: RequestIssue[] = [];
  for (const one of changed) {
    if (!consent.conversions.has(one.wanted.path) && !(await isEmpty(query, table, one))) issues.push(refused(one));
  }
  if (issues.length > 0) throw new Failure('form_design_invalid', { faults: issues });
  for (const one of changed) await convert(query, table, one, { columns, reader: consent });
}
