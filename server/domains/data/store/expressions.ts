import { type RawBuilder, sql } from 'kysely';
import { columnName } from './identifiers.ts';
import type { Storage } from './storage.ts';

/** A column as its table has it, such as of the alias `r`. */
export const columnOf = (columnId: string, alias = 'r'): RawBuilder<unknown> =>
  sql.ref(`${alias}.${columnName(columnId)}`);

/** Longer texts do not fit into an index. */
const indexed = 200;

/** A text without regard to case, in the same order on every database; texts that differ only after 200 characters are alike. */
export const foldedText = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left(lower(${column} collate "C"), ${sql.lit(indexed)})`;

/** The text of a search as the index has it. */
export const folded = (text: string): string => [...text.toLowerCase()].slice(0, indexed).join('');

/** What records are sorted by, and what an index on the column holds; undefined for what has no order. */
export function orderedBy(storage: Storage, column: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  if (storage === 'text') return foldedText(column);
  return storage === 'texts' || storage === 'json' || storage === 'rows' ? undefined : column;
}
