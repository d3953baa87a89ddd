import { type RawBuilder, sql } from 'kysely';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import { recordsOf } from '../store/identifiers.ts';
import { readValue, selected } from '../store/values.ts';
import { closedIn, openColumns, openValues } from './fields-by-record.ts';
import type { VisibleFields } from '../design/visible-design.ts';

/** A record as it is stored, with the values of the fields that were read. */
export interface StoredRecord {
  id: string;
  version: number;
  created_at: Date;
  created_by: string | null;
  updated_at: Date;
  deleted_at: Date | null;
  department_id: string | null;
  values: Record<string, unknown>;
  /** Fields that are closed in this record to who read it. */
  closed?: ReadonlySet<string>;
  /** The first of a list's marks that holds, by its index. */
  mark?: number;
}

type RawRow = Omit<StoredRecord, 'values'> & Record<string, unknown>;

/** The fields of a table that the caller may see and that have a column of their own. */
export function readableFields(design: TableDesign, visible: VisibleFields): DesignField[] {
  return [...design.fields.values()].filter(
    ({ id, column }) => column && column.storage !== 'rows' && (visible === 'all' || visible.has(id)),
  );
}

/** What is read of each record `r` for a caller who sees these fields. */
export function columnsSql(fields: readonly DesignField[], visible: VisibleFields): RawBuilder<unknown> {
  const own = ['id', 'version', 'created_at', 'created_by', 'updated_at', 'deleted_at', 'department_id'];
  return sql.join([
    ...own.map((name) => sql.ref(`r.${name}`)),
    ...fields.flatMap(({ column }) => (column ? selected(column, 'r') : [])),
    ...openColumns(visible),
  ]);
}

/** `from` of each statement about a table's records. */
export const fromSql = (design: TableDesign): RawBuilder<unknown> => sql`${recordsOf(design)} as r`;

/** The record of a row of `columnsSql`; fields that are closed in it have no value. */
export function storedRecord(fields: readonly DesignField[], visible: VisibleFields, row: RawRow): StoredRecord {
  const { id, version, created_at, created_by, updated_at, deleted_at, department_id } = row;
  const values = Object.fromEntries(
    fields.flatMap(({ id: name, column }) => (column ? [[name, readValue(column, row)]] : [])),
  );
  const record = { id, version, created_at, created_by, updated_at, deleted_at, department_id };
  const closed = closedIn(visible, row);
  return closed ? { ...record, values: openValues(values, closed), closed } : { ...record, values };
}
