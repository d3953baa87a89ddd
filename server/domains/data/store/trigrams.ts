import { type RawBuilder, sql } from 'kysely';
import { foldedSql } from '#server/kernel/db/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { columnName, recordsOf, type RecordTable, searchName } from './identifiers.ts';

async function schemaOfTrigrams(query: Query): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select n.nspname as schema from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(query);
  return rows[0]?.schema;
}

/** Whether the database has the extension `pg_trgm`. */
export const hasTrigrams = async (query: Query): Promise<boolean> => (await schemaOfTrigrams(query)) !== undefined;

/** Creates the index by which a text is searched, on the expression that the search compares; nothing without the extension. @returns whether it is there */
export async function indexSearch(
  query: Query,
  table: RecordTable,
  columnId: string,
  concurrently: RawBuilder<unknown> = sql``,
): Promise<boolean> {
  const schema = await schemaOfTrigrams(query);
  if (schema === undefined) return false;
  await sql`create index ${concurrently}if not exists ${sql.id(searchName(columnId))} on ${recordsOf(table)}
    using gin ((${foldedSql(sql.id(columnName(columnId)))}) ${sql.id(schema, 'gin_trgm_ops')})`.execute(query);
  return true;
}
