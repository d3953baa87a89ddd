import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql } from '#server/kernel/db/index.ts';
import { columnSql, type ListColumn } from './list-column.ts';
import type { AnyListRules } from './list-rules.ts';

/** The text as a part of a pattern for `like` that matches it literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** A pattern for `like` of everything that contains the text. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The conditions that a request's search, filters and ranges put on the rows; arguments left out put none. */
export function conditionsOf(rules: AnyListRules, args: Readonly<Record<string, unknown>>): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  const add = (...made: Expression<SqlBool>[]): void => void conditions.push(...made);
  const search = typeof args['search'] === 'string' ? args['search'].trim() : '';
  if (search !== '' && rules.search) add(searched(rules.search, search));
  for (const [name, column] of Object.entries(rules.equal ?? {})) {
    const value = args[name];
    if (column !== undefined && value !== undefined) add(equal(column, value));
  }
  for (const { column, ...bounds } of rules.ranges ?? []) {
    const from = bounds.from === undefined ? undefined : args[bounds.from];
    const to = bounds.to === undefined ? undefined : args[bounds.to];
    if (from !== undefined) add(sql<SqlBool>`${columnSql(column)} >= ${from}`);
    if (to !== undefined) add(sql<SqlBool>`${columnSql(column)} <= ${to}`);
  }
  return conditions;
}

function searched(columns: readonly ListColumn[], text: string): Expression<SqlBool> {
  const pattern = containing(foldCase(text));
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${foldedSql(columnSql(column))} like ${pattern}`),
    sql` or `,
  )})`;
}

function equal(column: ListColumn, value: unknown): Expression<SqlBool> {
  if (!Array.isArray(value)) return sql<SqlBool>`${columnSql(column)} = ${value}`;
  if (value.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`${columnSql(column)} in (${sql.join(value)})`;
}

/** The rows under all of the conditions. */
export function narrow<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  conditions: readonly Expression<SqlBool>[],
): SelectQueryBuilder<DB, TB, O> {
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), found);
}
