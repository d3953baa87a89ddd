import type { Schemas } from '#openapi';
import { asNames, nameIn } from '#server/domains/navigation/index.ts';
import { displayOfView } from './view-display.ts';
import type { LogicalRow, PhysicalRow } from './table-rows.ts';

/** The name of a table in a language. */
export const tableNameIn = (row: Pick<PhysicalRow, 'table_name' | 'form_config'>, locale: string): string =>
  // Safe: only what the contract describes is ever written there.
  nameIn({ name: row.table_name, names: (row.form_config as Schemas['FormConfig']).names }, locale);

/** The name of a view in a language. */
export const viewNameIn = (row: Pick<LogicalRow, 'logical_table_name' | 'names'>, locale: string): string =>
  nameIn({ name: row.logical_table_name, names: row.names }, locale);

/** A view as it is on the wire (TABLE-03), with its name in a language. */
export function presentView(row: LogicalRow, locale: string): Schemas['LogicalTable'] {
  return {
    logical_table_id: row.id,
    table_id: row.table_id,
    logical_table_name: viewNameIn(row, locale),
    names: asNames(row.names),
    is_default: row.is_default,
    // Safe: only what the contract describes is ever written there; so below.
    filter_conditions: row.filter_conditions as Schemas['FilterConditions'],
    ...displayOfView(row),
    isShared: false,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** A table without its design (TABLE-02). */
export function presentTable(row: PhysicalRow, views: readonly LogicalRow[], locale: string): Schemas['PhysicalTable'] {
  const { names } = row.form_config as Schemas['FormConfig'];
  const { datasource_type } = row.db_config as Schemas['TableDbConfig'];
  return {
    table_id: row.id,
    table_name: tableNameIn(row, locale),
    names: asNames(names),
    db_table_name: row.db_table_name,
    datasource_type,
    physical_table_category_id: row.category_id,
    category_id: row.category_id,
    isConfigured: row.is_configured,
    isDefault: row.is_default,
    isShared: false,
    children: views.filter((view) => view.table_id === row.id).map((view) => presentView(view, locale)),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** A table with its design; where the records are is for those alone who may edit it. */
export function presentDesign(
  row: PhysicalRow,
  views: readonly LogicalRow[],
  { canEdit, locale }: { canEdit: boolean; locale: string },
): Schemas['PhysicalTableDetail'] {
  return {
    ...presentTable(row, views, locale),
    form_config: row.form_config as Schemas['FormConfig'],
    db_config: canEdit ? (row.db_config as Schemas['TableDbConfig']) : null,
  };
}
