import type { Schemas } from '#openapi';
import { type Query, ulid, violatedConstraint } from '#server/kernel/db/index.ts';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { addColumn, addRowColumn, dropIndex, indexColumn, makeUnique } from '../store/define.ts';
import { type RecordTable, uniqueName } from '../store/identifiers.ts';
import { type Storage, storageOf } from '../store/storage.ts';
import { compiledForm } from './compiled-form.ts';
import { type ColumnRow, columnsOf } from './table-rows.ts';

type FormField = Schemas['FormField'];

interface WantedColumn {
  field: FormField;
  subTable: string | null;
  storage: Storage;
}

/** Every column that a design needs; sub-tables before their own fields. */
function wantedColumns(config: Schemas['FormConfig']): WantedColumn[] {
  const { form } = compiledForm(config, 'en-US');
  return [...form.fields.values()].flatMap((plan) => {
    const storage = storageOf(plan.result);
    if (storage === undefined) return [];
    const inner = plan.columns.flatMap(({ field }): WantedColumn[] => {
      const innerStorage = storageOf(field.kind);
      return innerStorage === undefined || innerStorage === 'rows'
        ? []
        : [{ field, subTable: plan.id, storage: innerStorage }];
    });
    return [{ field: plan.field, subTable: null, storage }, ...inner];
  });
}

function requireSameStorage({ field, storage }: WantedColumn, found: ColumnRow): void {
  if (found.storage === storage) return;
  const message = {
    'en-US': `The values of "${field.id}" do not fit this kind of field.`,
    'zh-CN': `“${field.id}”已有的值不适用于该字段类型。`,
  };
  const hint = {
    'en-US': 'Add a field with another identifier, or go back to the former kind.',
    'zh-CN': '请使用新的标识添加字段，或恢复原来的类型。',
  };
  throw new Failure('form_design_invalid', { faults: [{ pointer: '/formConfig/fields', message, hint }] });
}

async function addWanted(
  query: Query,
  table: RecordTable,
  { field, subTable, storage }: WantedColumn,
  of: string | undefined,
) {
  const column = { id: ulid(), storage };
  if (of === undefined) await addColumn(query, table, column);
  else await addRowColumn(query, { wsId: table.wsId, of }, column);
  return query
    .insertInto('table_columns')
    .values({
      id: column.id,
      ws_id: table.wsId,
      table_id: table.tableId,
      sub_table: subTable,
      field_id: field.id,
      storage,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const taken = (field: FormField): RequestIssue => ({
  pointer: '/formConfig/fields',
  message: {
    'en-US': `"${field.id}" cannot be unique: some records have the same value.`,
    'zh-CN': `“${field.id}”不能设为唯一：已有记录的值重复。`,
  },
  hint: { 'en-US': 'Change those records first.', 'zh-CN': '请先修改这些记录。' },
});

async function keepUnique(query: Query, table: RecordTable, field: FormField, column: ColumnRow): Promise<void> {
  const isWanted = field.is_unique === true || field.kind.type === 'serial';
  if (isWanted === column.is_unique) return;
  if (!isWanted) await dropIndex(query, table.wsId, uniqueName(column.id));
  else {
    try {
      await makeUnique(query, table, { id: column.id, storage: column.storage as Storage });
    } catch (error) {
      if (violatedConstraint(error) === undefined) throw error;
      throw new Failure('form_design_invalid', { faults: [taken(field)] });
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

/**
 * Brings the columns of a record table to a design, within `Database.definition`. A field that is no longer in the design
 * keeps its column with its values. Throws `form_design_invalid` for a kind that cannot hold a field's values, and for a
 * unique field with equal values.
 */
export async function applyDesign(query: Query, table: RecordTable, config: Schemas['FormConfig']): Promise<void> {
  const stored = (await columnsOf(query, table.wsId, table.tableId).execute()).filter(({ is_current }) => is_current);
  const ofField = (field: string, subTable: string | null): ColumnRow | undefined =>
    stored.find((column) => column.field_id === field && column.sub_table === subTable);
  for (const wanted of wantedColumns(config)) {
    const known = ofField(wanted.field.id, wanted.subTable);
    if (known) requireSameStorage(wanted, known);
    const of = wanted.subTable === null ? undefined : ofField(wanted.subTable, null)?.id;
    const column = known ?? (await addWanted(query, table, wanted, of));
    if (!known) stored.push(column);
    if (wanted.subTable !== null || wanted.storage === 'rows') continue;
    await keepUnique(query, table, wanted.field, column);
    const { field } = wanted;
    await keepIndexed(query, table, column, {
      isWanted: isSought(config, field),
      isKey: field.kind.type === 'relation',
    });
  }
}
