import { sql } from 'kysely';
import { everybodyName } from '../grants/index.ts';

/** Tables whose rows are targets of entries, each with the column that names a row and the one that the target is. */
const named = [
  ['memberships', 'real_name', 'account_id'],
  ['applications', 'application_name', 'id'],
  ['physical_tables', 'table_name', 'id'],
  ['logical_tables', 'logical_table_name', 'id'],
  ['menus', 'menu_name', 'id'],
  ['custom_pages', 'name', 'id'],
  ['reports', 'r_name', 'id'],
  ['categories', 'category_name', 'id'],
  ['departments', 'department_name', 'id'],
  ['positions', 'tag_name', 'id'],
  ['teams', 'team_name', 'id'],
  ['user_groups', 'name', 'id'],
] as const;

/** The column, or the name that a group of everybody is shown by until it is renamed. */
const nameOf = (table: string, column: string, locale: string) =>
  table === 'user_groups'
    ? sql`coalesce(${sql.ref(`named.${column}`)}, ${everybodyName(locale)})`
    : sql.ref(`named.${column}`);

const ofWorkspace = (locale: string) =>
  sql.join(
    named.map(
      ([table, name, key]) => sql`(select ${nameOf(table, name, locale)} from ${sql.table(table)} as named
      where named.ws_id = operation_log.ws_id and named.${sql.ref(key)} = operation_log.target limit 1)`,
    ),
  );

/**
 * What the target of an entry is called now, where the entry itself holds no name; null for what is gone, or has none. Each id is of one
 * table alone, so that all are asked, by their keys. The platform's log is about its customers.
 */
export const knownName = (wsId: string | null, locale: string) =>
  wsId === null
    ? sql<string | null>`(select customer_name from workspaces as named where named.id = operation_log.target)`
    : sql<string | null>`coalesce(${ofWorkspace(locale)})`;
