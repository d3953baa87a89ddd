import { sql } from 'kysely';
import type { Database } from '#server/kernel/db/index.ts';
import { historyOf, recordsOf } from '../../store/identifiers.ts';
import { trashLimit } from '../access/trash-days.ts';

/** One transaction erases no more records of a table than this; the rest goes with the next run. */
const most = 1000;

/** The tables of a workspace that have records, those in deleted applications among them. */
async function tablesOf(db: Database, wsId: string): Promise<string[]> {
  const rows = await db.tenant(
    wsId,
    (query) =>
      query
        .selectFrom('physical_tables')
        .select('id')
        .where('ws_id', '=', wsId)
        .where('is_configured', '=', true)
        .execute(),
    { readOnly: true },
  );
  return rows.map(({ id }) => id);
}

/**
 * Erases the records whose time in the trash is over, with their rows and their history (REC-03). Workspaces and tables come one after
 * the other, each in a transaction of its own. @returns how many
 */
export async function eraseTrash(db: Database, now: Date): Promise<number> {
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').execute());
  let count = 0;
  for (const { id: wsId } of workspaces) {
    const limit = await db.tenant(wsId, (query) => trashLimit(query, wsId, now), { readOnly: true });
    for (const tableId of await tablesOf(db, wsId)) {
      const table = { wsId, tableId };
      count += await db.records(wsId, async (query) => {
        const { rows } = await sql<{ id: string }>`
          delete from ${recordsOf(table)} where id in (
            select id from ${recordsOf(table)} where deleted_at <= ${limit} order by deleted_at, id limit ${most} for update skip locked
          ) returning id`.execute(query);
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0)
          await sql`delete from ${historyOf(table)} where record_id = any(${ids}::text[])`.execute(query);
        return ids.length;
      });
    }
  }
  return count;
}
