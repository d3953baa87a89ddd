import { type RawBuilder, sql } from 'kysely';
import { inPinyinOrder } from '#server/kernel/db/index.ts';
import { columnName } from './identifiers.ts';
import type { Storage } from './storage.ts';

/** A column as its table has it, such as of the alias `r`. */
export const columnOf = (columnId: string, alias = 'r'): RawBuilder<unknown> =>
  sql.ref(`${alias}.${columnName(columnId)}`);

/** Longer texts do not fit into an index. */
const indexed = 200;

/** A column without regard to case. */
export const loweredText = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${column} collate "C")`;

const beginning = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left(${loweredText(column)}, ${sql.lit(indexed)})`;

/**
 * A text without regard to case, in the same order on every database: Chinese by pinyin, after Latin letters. Texts that differ only after
 * 200 characters are alike. One of ASCII alone is spared the call of a function.
 */
export const foldedText = (column: RawBuilder<unknown>): RawBuilder<unknown> => {
  const text = beginning(column);
  return sql`(case when octet_length(${text}) = length(${text}) then ${text} else public.pinyin_order(${text}) end)`;
};

/** A text as `lower` folds it in the collation "C", which is the same on every database: the letters of ASCII alone. */
export const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The text of a search as the index has it. */
export const folded = (text: string): string => inPinyinOrder([...lowered(text)].slice(0, indexed).join(''));

/** What records are sorted by, and what an index on the column holds; undefined for what has no order. */
export function orderedBy(storage: Storage, column: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  if (storage === 'text') return foldedText(column);
  return storage === 'texts' || storage === 'json' || storage === 'rows' ? undefined : column;
}
