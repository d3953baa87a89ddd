import type { Schemas } from '#openapi';
import { json, type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { type Consent, convertColumns } from './convert-columns.ts';
import { dropIndex, indexColumn, makeUnique } from '../store/define.ts';
import { type RecordTable, uniqueName } from '../store/identifiers.ts';
import type { Storage } from '../store/storage.ts';
import { addStoredColumn } from './add-column.ts';
import { type ColumnRow, columnsOf } from '../design/table-rows.ts';
import { pathOfColumn, type WantedColumn, wantedColumns } from '../design/wanted-columns.ts';

type FormField = Schemas['FormField'];

const taken = ({ field, pointer }: WantedColumn): RequestIssue => ({
  pointer: `/formConfig${pointer}`,
  message: {
    'en-US': `"${field.id}" cannot be unique: some records have the same value.`,
    'zh-CN': `“${field.id}”不能设为唯一：已有记录的值重复。`,
  },
  hint: { 'en-US': 'Change those records first.', 'zh-CN': '请先修改这些记录。' },
});

async function keepUnique(query: Query, table: RecordTable, wanted: WantedColumn, column: ColumnRow): Promise<void> {
  const { field } = wanted;
  const isWanted = field.is_unique === true || field.kind.type === 'serial';
  if (isWanted === column.is_unique) return;
  if (!isWanted) await dropIndex(query, table.wsId, uniqueName(column.id));
  else {
    try {
      await makeUnique(query, table, { id: column.id, storage: column.storage as Storage });
    } catch (error) {
      if (violatedConstraint(error) === undefined) throw error;
      throw new Failure('form_design_invalid', { faults: [taken(wanted)] });
    }
  }
  await mark(query, column, { is_unique: isWanted });
}

async function mark(query: Query, column: ColumnRow, values: { is_unique: boolean } | { is_indexed: boolean }) {
  await query
    .updateTable('table_columns')
    .set(values)
    .where('ws_id', '=', column.ws_id)
    .where('id', '=', column.id)
    .execute();
}

/** Fields that lists sort and filter by: relations, which are read from both sides, the title, those that the design says, and those of the list's search. */
function isSought(config: Schemas['FormConfig'], { id, is_indexed, kind }: FormField): boolean {
  const sought = [
    ...(config.list?.sort ?? []).map((name) => name.replace(/^-/, '')),
    ...(config.list?.search ?? []).map(({ field }) => field),
  ];
  return kind.type === 'relation' || is_indexed === true || config.title_field === id || sought.includes(id);
}

async function keepIndexed(
  query: Query,
  table: RecordTable,
  column: ColumnRow,
  { isWanted, isKey }: { isWanted: boolean; isKey: boolean },
): Promise<void> {
  if (!isWanted || column.is_indexed) return;
  await indexColumn(query, table, { id: column.id, storage: column.storage as Storage, isKey });
  await mark(query, column, { is_indexed: true });
}

/** Keeps what a field was that leaves the form, so that it can come back. Its values no longer have to be unique. */
async function keepDefinitions(
  query: Query,
  { wsId }: RecordTable,
  columns: readonly ColumnRow[],
  { former, wanted }: { former: readonly WantedColumn[]; wanted: readonly WantedColumn[] },
): Promise<void> {
  const left = former.filter(({ path }) => !wanted.some((one) => one.path === path));
  for (const { path, field } of left) {
    const column = columns.find((one) => one.is_current && pathOfColumn(one) === path);
    if (!column) continue;
    if (column.is_unique) await dropIndex(query, wsId, uniqueName(column.id));
    await query
      .updateTable('table_columns')
      .set({ definition: json<unknown>(field), is_unique: false })
      .where('ws_id', '=', wsId)
      .where('id', '=', column.id)
      .execute();
  }
}

/**
 * Brings the columns of a record table to a design, within `Database.definition`. A field that is no longer in the design
 * keeps its column with its values; `consent` says what becomes of values whose kind changes. Throws `form_design_invalid`
 * for such values without it, and for a unique field with equal values.
 */
export async function applyDesign(
  query: Query,
  table: RecordTable,
  config: Schemas['FormConfig'],
  consent?: Consent,
): Promise<void> {
  const wanted = wantedColumns(config);
  if (consent) {
    const columns = await columnsOf(query, table.wsId, table.tableId).execute();
    await convertColumns(query, table, config, { columns, consent });
    await keepDefinitions(query, table, columns, { former: wantedColumns(consent.former), wanted });
  }
  const stored = (await columnsOf(query, table.wsId, table.tableId).execute()).filter(({ is_current }) => is_current);
  for (const one of wanted) {
    const known = stored.find((column) => pathOfColumn(column) === one.path);
    const column = known ?? (await addStoredColumn(query, table, one, stored));
    if (!known) stored.push(column);
    if (one.subTable !== null || one.storage === 'rows') continue;
    await keepUnique(query, table, one, column);
    await keepIndexed(query, table, column, {
      isWanted: isSought(config, one.field),
      isKey: one.field.kind.type === 'relation',
    });
  }
}
