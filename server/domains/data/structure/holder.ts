import { type RawBuilder, sql } from 'kysely';
import type { ColumnRow } from '../design/table-rows.ts';
import { recordsOf, type RecordTable, rowsOf } from '../store/identifiers.ts';

/** The table that holds a column, and the name in it of the record that a row belongs to. */
export interface Holder {
  table: RawBuilder<unknown>;
  recordId: RawBuilder<unknown>;
}

/** Where the values of a column are: in the records, or in the rows of the sub-table that has the field. */
export function holderOf(table: RecordTable, column: ColumnRow): Holder {
  if (column.sub_table === null) return { table: recordsOf(table), recordId: sql.ref('r.id') };
  if (column.holder_id === null) throw new ReferenceError(`The column ${column.id} is in no sub-table.`);
  return { table: rowsOf(table.wsId, column.holder_id), recordId: sql.ref('r.record_id') };
}
