import type { Query } from '#server/kernel/db/index.ts';
import { logicalTables, type TableOwner } from './table-rows.ts';

/** Those of the departments that the workspace has. */
export async function existingDepartments(query: Query, wsId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('departments')
    .select('id')
    .where('ws_id', '=', wsId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the views that the application has. */
export async function existingViews(query: Query, owner: TableOwner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await logicalTables(query, owner).where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
