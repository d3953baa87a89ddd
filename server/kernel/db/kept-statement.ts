import type { Compilable } from 'kysely';
import { keptQuery } from './kept-query.ts';
import type { Query } from './transaction.ts';

/** Runs a query that is built and compiled once (`keptQuery`), and gives its rows. */
export function keptStatement<Given extends object, Row>(
  build: (query: Query, given: Given) => Compilable<Row>,
): (query: Query, given: Given) => Promise<Row[]> {
  const filled = keptQuery(build);
  return async (query, given) => (await query.executeQuery<Row>(filled(query, given))).rows;
}
