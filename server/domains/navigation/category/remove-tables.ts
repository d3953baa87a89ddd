import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

/**
 * Moves the tables of categories into the trash, with their logical tables; no call reads records of a table that is there.
 * @returns the ids of the logical tables
 */
export async function removeTables(
  query: Query,
  { wsId, appId }: OfApplication,
  { categoryIds, now, accountId }: { categoryIds: readonly string[]; now: Date; accountId: string },
): Promise<string[]> {
  const tables = await query
    .updateTable('physical_tables')
    .set({ deleted_at: now, deleted_by: accountId })
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('category_id', '=', sql<string>`any(${categoryIds})`)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  const views = await query
    .updateTable('logical_tables')
    .set({ deleted_at: now })
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('table_id', '=', sql<string>`any(${tables.map(({ id }) => id)})`)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return views.map(({ id }) => id);
}
