import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { PhysicalRow, TableOwner } from '../design/table-rows.ts';

/** The tables of one application that are in the trash. */
export function deletedTables(query: Query, { wsId, appId }: TableOwner) {
  return query
    .selectFrom('physical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is not', null)
    .selectAll();
}

/** One of them, locked until the transaction ends. Throws `NotFound`. */
export async function lockDeletedTable(query: Query, owner: TableOwner, id: string): Promise<PhysicalRow> {
  const row = await deletedTables(query, owner).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The views that a table has, or had when it was deleted: those that were deleted before it stay so. */
export function viewsWith(query: Query, { wsId, appId }: TableOwner, { id, deleted_at: at }: PhysicalRow) {
  return query
    .selectFrom('logical_tables')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('table_id', '=', id)
    .where(sql<boolean>`deleted_at is not distinct from ${at}`)
    .orderBy('sort')
    .orderBy('id')
    .selectAll();
}
