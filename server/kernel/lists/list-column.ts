import { type AnyColumnWithTable, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/index.ts';

/** A column with its table, `accounts.username`, or an expression over the tables of the query. */
export type ListColumn = AnyColumnWithTable<Tables, keyof Tables> | RawBuilder<unknown>;

/** The column as a part of SQL. */
export function columnSql(column: ListColumn): RawBuilder<unknown> {
  return typeof column === 'string' ? sql.ref(column) : column;
}
