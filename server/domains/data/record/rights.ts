import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { fromSql } from '../query/record-rows.ts';
import type { RecordAccess } from './access.ts';
import { rightsSql } from './read-record.ts';

export interface RowRights {
  mayEdit: boolean;
  mayDelete: boolean;
}

/** What the caller may do with each of these records. */
export async function rightsOf(
  query: Query,
  access: RecordAccess,
  ids: readonly string[],
): Promise<Map<string, RowRights>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; may_edit: boolean | null; may_delete: boolean | null }>`
    select r.id, ${rightsSql(access)} from ${fromSql(access.design)} where r.id = any(${ids}::text[])`.execute(query);
  return new Map(
    rows.map(({ id, may_edit, may_delete }) => [id, { mayEdit: may_edit ?? false, mayDelete: may_delete ?? false }]),
  );
}
