import type { Schemas } from '#openapi';
import type { FieldPlan } from '#engine/forms';
import { type FieldKind, type Storage, storageOf } from '../store/storage.ts';
import { compiledForm } from './compiled-form.ts';
import { labelIn } from './label.ts';

/** A column that a design needs. */
export interface WantedColumn {
  field: Schemas['FormField'];
  /** The kind of the values: of a roll-up, its result's. */
  kind: FieldKind;
  storage: Storage;
  /** Field id of the sub-table whose rows have it; null for the record's own. */
  subTable: string | null;
  /** The field of that sub-table. */
  around: Schemas['FormField'] | null;
  /** `amount`, or `items.price` in a sub-table. */
  path: string;
  /** Of the field in the design. */
  pointer: string;
}

const pathOf = (subTable: string | null, field: string): string => (subTable === null ? field : `${subTable}.${field}`);

function columnOf(plan: FieldPlan, table: FieldPlan | null): WantedColumn[] {
  const subTable = table?.id ?? null;
  const storage = plan.live ? undefined : storageOf(plan.result);
  if (storage === undefined || (subTable !== null && storage === 'rows')) return [];
  const { field, result: kind, pointer, id } = plan;
  return [{ field, kind, storage, subTable, around: table?.field ?? null, path: pathOf(subTable, id), pointer }];
}

/** Every column that a design needs; sub-tables before their own fields. */
export function wantedColumns(config: Schemas['FormConfig']): WantedColumn[] {
  const { form } = compiledForm(config, 'en-US');
  return [...form.fields.values()].flatMap((plan) => [
    ...columnOf(plan, null),
    ...plan.columns.flatMap((column) => columnOf(column, plan)),
  ]);
}

/** What people call the field of a column; one in a sub-table is called after both. */
export function labelOfColumn({ field, around }: WantedColumn, locale: string): string {
  const own = labelIn(field.label, locale);
  return around ? `${labelIn(around.label, locale)} · ${own}` : own;
}

/** The path of a stored column, as `WantedColumn.path`. */
export const pathOfColumn = ({ sub_table, field_id }: { sub_table: string | null; field_id: string }): string =>
  pathOf(sub_table, field_id);
