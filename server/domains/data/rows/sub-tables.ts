import { columnPath } from '../design/granted-columns.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';

/** One row of a sub-table as it is stored: its steady key, and a value for each field that has a column. */
export interface StoredRow {
  kind: 'row';
  row_id: string;
  data: Record<string, unknown>;
}

/** A field of a design that is a sub-table. */
export type SubTable = DesignField & {
  kind: Extract<DesignField['kind'], { type: 'subTable' }>;
  column: NonNullable<DesignField['column']>;
};

const isSubTable = (field: DesignField): field is SubTable =>
  field.kind.type === 'subTable' && field.column !== undefined;

/** The sub-tables of a design that somebody may see, in the order of its form, with the columns that are seen of each. */
export function subTablesOf({ fields }: TableDesign, visible: VisibleFields = 'all'): SubTable[] {
  const all = [...fields.values()].filter(isSubTable);
  if (visible === 'all') return all;
  return all.filter(({ id }) => visible.has(id)).map((one) => withSeenColumns(one, visible));
}

/** A field without the columns that somebody does not see, for a sub-table. */
export function withSeenColumns<Field extends DesignField>(field: Field, visible: VisibleFields): Field {
  if (visible === 'all' || field.rows.length === 0) return field;
  return { ...field, rows: field.rows.filter(({ id }) => visible.has(columnPath(field.id, id))) };
}

/** A row with the values of these columns alone. */
export function withColumnsOf<Row extends { data: object }>({ rows }: Pick<DesignField, 'rows'>, row: Row): Row {
  const seen = new Set(rows.map(({ id }) => id));
  return { ...row, data: Object.fromEntries(Object.entries(row.data).filter(([id]) => seen.has(id))) };
}

/** The rows that a record holds for a sub-table; none where it holds something else. */
export function rowsIn(value: unknown): StoredRow[] {
  // Safe: what is not a list of rows was refused before a record was worked on.
  return Array.isArray(value) ? (value as StoredRow[]) : [];
}

/** A row with exactly the values that are stored of it. */
export function storedRow({ rows }: SubTable, { row_id, data }: Pick<StoredRow, 'row_id' | 'data'>): StoredRow {
  const values = rows.flatMap(({ id, column }) => (column ? [[id, data[id] ?? null] as const] : []));
  return { kind: 'row', row_id, data: Object.fromEntries(values) };
}
