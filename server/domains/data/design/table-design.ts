import { valuesOf } from '#kinds';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { FieldPlan, LiveNode } from '#engine/forms';
import { Failure } from '#server/kernel/errors/index.ts';
import type { RecordTable } from '../store/identifiers.ts';
import { type FieldKind, type Storage, storageOf } from '../store/storage.ts';
import { type CompiledForm, compiledForm } from './compiled-form.ts';
import {
  type ColumnRow,
  columnsOf,
  findTable,
  type PhysicalRow,
  physicalTables,
  type TableOwner,
} from './table-rows.ts';

type FormField = Schemas['FormField'];

/** A field of a table's form with the column that holds its values. */
export interface DesignField {
  id: string;
  field: FormField;
  kind: FieldKind;
  /** Absent for fields that are computed when records are read. `kind` is that of the values: of a roll-up, its result's. */
  column?: { columnId: string; storage: Storage; kind: FieldKind };
  /** Of a formula that is computed when records are read. */
  live?: LiveNode;
  /** Of a sub-table: the fields of its rows. */
  rows: readonly DesignField[];
}

/** A table as records are read and written by it. */
export interface TableDesign extends RecordTable, CompiledForm {
  appId: string;
  row: PhysicalRow;
  /** Of its labels. */
  locale: string;
  config: Schemas['FormConfig'];
  fields: ReadonlyMap<string, DesignField>;
  /** The field that stands for a record: the design's own choice, else its first text. */
  titleField: DesignField | undefined;
}

function designField(plan: FieldPlan, columns: readonly ColumnRow[], of: string | null): DesignField {
  const { id, field, kind, result, live } = plan;
  const isStored = !live && storageOf(result) !== undefined;
  const found = columns.find((column) => column.is_current && column.sub_table === of && column.field_id === id);
  return {
    id,
    field,
    kind,
    // Safe: the column was written by the design's own change.
    ...(found && isStored && { column: { columnId: found.id, storage: found.storage as Storage, kind: result } }),
    ...(live && { live }),
    rows: plan.columns.map((column) => designField(column, columns, id)),
  };
}

function titleOf(config: Schemas['FormConfig'], fields: ReadonlyMap<string, DesignField>): DesignField | undefined {
  const chosen = config.title_field === undefined ? undefined : fields.get(config.title_field);
  return chosen ?? [...fields.values()].find(({ kind }) => valuesOf(kind).mayBeTitle);
}

/** The design of a stored table, in the caller's language. */
export function designOf(row: PhysicalRow, columns: readonly ColumnRow[], locale: string): TableDesign {
  // Safe: only what the contract describes is ever written there.
  const config = row.form_config as Schemas['FormConfig'];
  const compiled = compiledForm(config, locale);
  const fields = new Map([...compiled.form.fields.values()].map((plan) => [plan.id, designField(plan, columns, null)]));
  return {
    wsId: row.ws_id,
    appId: row.app_id,
    tableId: row.id,
    row,
    locale,
    config,
    fields,
    titleField: titleOf(config, fields),
    ...compiled,
  };
}

/** A table's design; undefined for a table that is not there or has no form yet. */
export async function findDesign(
  query: Query,
  owner: TableOwner,
  { id, locale }: { id: string; locale: string },
): Promise<TableDesign | undefined> {
  const row = await physicalTables(query, owner).where('id', '=', id).executeTakeFirst();
  if (!row?.is_configured) return undefined;
  return designOf(row, await columnsOf(query, owner.wsId, id).execute(), locale);
}

/** Reads a table's design. Throws `NotFound`, and `table_not_configured` for one without a form (TABLE-09). */
export async function readDesign(
  query: Query,
  owner: TableOwner,
  { id, locale }: { id: string; locale: string },
): Promise<TableDesign> {
  const [row, columns] = await Promise.all([findTable(query, owner, id), columnsOf(query, owner.wsId, id).execute()]);
  if (!row.is_configured) throw new Failure('table_not_configured');
  return designOf(row, columns, locale);
}
