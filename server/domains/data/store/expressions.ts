import { type RawBuilder, sql } from 'kysely';
import { orderedSql } from '#server/kernel/db/index.ts';
import { columnName } from './identifiers.ts';
import type { Storage } from './storage.ts';

/** A column as its table has it, such as of the alias `r`. */
export const columnOf = (columnId: string, alias = 'r'): RawBuilder<unknown> =>
  sql.ref(`${alias}.${columnName(columnId)}`);

/** What records are sorted by, and what an index on the column holds; undefined for what has no order. */
export function orderedBy(storage: Storage, column: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  if (storage === 'text') return orderedSql(column);
  return storage === 'texts' || storage === 'json' || storage === 'rows' ? undefined : column;
}
