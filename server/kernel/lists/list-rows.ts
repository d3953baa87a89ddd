import type { SelectQueryBuilder } from 'kysely';
import type { Query } from '../db/index.ts';
import type { AnyListRules, ListArguments } from './list-rules.ts';
import { type ListPage, presentPage } from './page.ts';
import { readList } from './read-list.ts';

interface Listing<DB, TB extends keyof DB, Row extends object, Item> {
  /** The rows that the caller may see, with what is selected of them; neither grouped nor ordered. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  /** How the arguments sort, search and filter them. */
  rules: AnyListRules;
  args: ListArguments;
  /** One row as the operation answers it. */
  present(row: Row): Item;
}

/** Answers a list call within a scope's transaction, by one statement. Throws `Invalid` for a wrong cursor or order. */
export async function listRows<DB, TB extends keyof DB, Row extends object, Item>(
  query: Query,
  { rows, rules, args, present }: Listing<DB, TB, Row, Item>,
): Promise<ListPage<Item>> {
  return presentPage(await readList(query, rows, rules, args), present);
}
