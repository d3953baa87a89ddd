import { sql } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql } from '#server/kernel/db/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { containing } from '#server/kernel/lists/index.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { isSearchedText } from '../../design/searched-texts.ts';
import type { Links, SearchedNames } from '../../query/links.ts';
import { reachableField } from '../../query/reachable.ts';
import { fromSql } from '../../query/record-rows.ts';

/** No more of what a search finds by name is looked for in records. */
const most = 10_000;

/** The linked records whose title, as the caller reads it, contains the text. */
async function titled(query: Query, { tables }: Links, relation: string, pattern: string): Promise<string[]> {
  const table = tables.get(relation);
  const title = table && visibleTitle(table.design, table.visible);
  const field = title && reachableField(table.design, table.visible, title.id, table.links);
  if (!table || !field?.kind || !isSearchedText(field.kind)) return [];
  const { rows } = await sql<{ id: string }>`select r.id from ${fromSql(table.design)}
    where ${table.rows} and ${foldedSql(field.column)} like ${pattern} limit ${sql.lit(most)}`.execute(query);
  return rows.map(({ id }) => id);
}

/** What is named like the text of a search, within the scope `records`: looked up first, so that records are found by their indexes. */
export async function searchedNames(
  query: Query,
  { wsId, links, relations, text }: { wsId: string; links: Links; relations: readonly string[]; text: string },
): Promise<SearchedNames> {
  const pattern = containing(foldCase(text));
  const people = sql<{ id: string }>`select account_id as id from memberships
    where ws_id = ${wsId} and ${foldedSql(sql.ref('real_name'))} like ${pattern} limit ${sql.lit(most)}`;
  const departments = sql<{ id: string }>`select id from departments
    where ws_id = ${wsId} and ${foldedSql(sql.ref('department_name'))} like ${pattern} limit ${sql.lit(most)}`;
  const [ofPeople, ofDepartments, titles] = await Promise.all([
    people.execute(query),
    departments.execute(query),
    Promise.all(relations.map(async (id) => [id, await titled(query, links, id, pattern)] as const)),
  ]);
  return {
    people: ofPeople.rows.map(({ id }) => id),
    departments: ofDepartments.rows.map(({ id }) => id),
    titles: new Map(titles),
  };
}
