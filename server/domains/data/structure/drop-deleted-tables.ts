import type { Database, Query } from '#server/kernel/db/index.ts';
import { columnsOf } from '../design/table-rows.ts';
import { dropRecordTable } from '../store/define.ts';
import type { RecordTable } from '../store/identifiers.ts';
import { trashLimit } from '../record/access/trash-days.ts';

/** One run drops no more tables of a workspace than this. */
const most = 50;

/** Erases a table with its records, what happened to them, its views and what is kept of its fields, within `Database.definition`. */
export async function eraseTable(query: Query, { wsId, tableId }: RecordTable): Promise<void> {
  const columns = await columnsOf(query, wsId, tableId).execute();
  const subTables = columns.filter(({ storage }) => storage === 'rows').map(({ id }) => id);
  await dropRecordTable(query, { wsId, tableId }, subTables);
  await query.deleteFrom('record_events').where('ws_id', '=', wsId).where('table_id', '=', tableId).execute();
  await query.deleteFrom('physical_tables').where('ws_id', '=', wsId).where('id', '=', tableId).execute();
}

/** Drops a deleted table in one transaction, or not at all. */
function dropTable(db: Database, { wsId, tableId }: { wsId: string; tableId: string }): Promise<boolean> {
  return db.definition(
    wsId,
    async (query) => {
      const found = await query
        .selectFrom('physical_tables')
        .select('id')
        .where('ws_id', '=', wsId)
        .where('id', '=', tableId)
        .where('deleted_at', 'is not', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!found) return false;
      await eraseTable(query, { wsId, tableId });
      return true;
    },
    { retry: true },
  );
}

/**
 * Drops the tables that were deleted longer ago than records stay in the trash, each in a transaction of its own.
 * @returns how many
 */
export async function dropDeletedTables(db: Database, now: Date): Promise<number> {
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').execute());
  let count = 0;
  for (const { id: wsId } of workspaces) {
    const tables = await db.tenant(
      wsId,
      async (query) =>
        query
          .selectFrom('physical_tables')
          .select('id')
          .where('ws_id', '=', wsId)
          .where('deleted_at', '<=', await trashLimit(query, wsId, now))
          .orderBy('id')
          .limit(most)
          .execute(),
      { readOnly: true },
    );
    for (const { id: tableId } of tables) if (await dropTable(db, { wsId, tableId })) count += 1;
  }
  return count;
}
