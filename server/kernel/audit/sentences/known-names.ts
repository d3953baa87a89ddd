import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../db/index.ts';
import { everybodyName } from '../../grants/index.ts';

/** What things of a workspace are called now, or were last, by their ids. */
export type KnownNames = ReadonlyMap<string, string>;

const local = (name: string, names: RawBuilder<unknown>, locale: string) =>
  sql`coalesce(nullif(${names} ->> ${locale}, ''), ${sql.ref(`named.${name}`)})`;

/** Tables whose rows entries are about, each with what a row is called and by which id. */
const sources = (locale: string): readonly (readonly [table: string, name: RawBuilder<unknown>, id: string])[] => [
  ['memberships', sql.ref('named.real_name'), 'account_id'],
  ['applications', sql.ref('named.application_name'), 'id'],
  ['physical_tables', local('table_name', sql`(named.form_config -> 'names')`, locale), 'id'],
  ['logical_tables', local('logical_table_name', sql.ref('named.names'), locale), 'id'],
  ['menus', local('menu_name', sql.ref('named.names'), locale), 'id'],
  ['categories', local('category_name', sql.ref('named.names'), locale), 'id'],
  ['departments', sql.ref('named.department_name'), 'id'],
  ['positions', sql.ref('named.tag_name'), 'id'],
  ['teams', sql.ref('named.team_name'), 'id'],
  ['user_groups', sql`coalesce(named.name, ${everybodyName(locale)})`, 'id'],
];

/** The names of all things on a page of the log, by one statement, in the language of the reader. */
export async function knownNames(
  query: Query,
  wsId: string,
  { ids, locale }: { ids: ReadonlySet<string>; locale: string },
): Promise<KnownNames> {
  if (ids.size === 0) return new Map();
  const wanted = [...ids];
  const each = sources(locale).map(
    ([table, name, id]) => sql`select ${sql.ref(`named.${id}`)} as id, ${name} as name from ${sql.table(table)} as named
      where named.ws_id = ${wsId} and ${sql.ref(`named.${id}`)} = any(${wanted}::text[])`,
  );
  const { rows } = await sql<{ id: string; name: string | null }>`${sql.join(each, sql` union all `)}`.execute(query);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
