import { sql } from 'kysely';
import { type Query, recordSchema } from '#server/kernel/db/index.ts';

/** A table of a workspace's schema as the database has it. */
export interface StoredTable {
  name: string;
  /** The type of each column by its name. */
  columns: Readonly<Record<string, string>>;
  /** Whether each index can be used, by its name. */
  indexes: Readonly<Record<string, boolean>>;
  /** Under forced row-level security with the policy of records. */
  isProtected: boolean;
}

/** The tables of a workspace's records, in the scope `records`, by name. */
export async function storedTables(query: Query, wsId: string): Promise<Map<string, StoredTable>> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name,
      (select coalesce(jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(jsonb_object_agg(i.relname, x.indisvalid), '{}') from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid) as indexes,
      c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'records_all') as "isProtected"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${recordSchema(wsId)} and c.relkind = 'r'`.execute(query);
  return new Map(rows.map((table) => [table.name, table]));
}

/** The sequences of a workspace's serial fields, in the scope `records`, by name. */
export async function storedSequences(query: Query, wsId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${recordSchema(wsId)} and c.relkind = 'S'`.execute(query);
  return new Set(rows.map(({ name }) => name));
}
