import { sql } from 'kysely';
import { historyOf, recordsOf } from '#server/domains/data/store/identifiers.ts';
import type { Database } from '#server/kernel/db/index.ts';

/** Records whose history or events are not as many as their versions: what one transaction writes is there as a whole. */
export function halfDone(db: Database, table: { wsId: string; tableId: string }): Promise<string[]> {
  return db.records(table.wsId, async (query) => {
    const { rows } = await sql<{ id: string }>`
      select r.id from ${recordsOf(table)} r
      where r.version <> (select count(*) from ${historyOf(table)} h where h.record_id = r.id)
        or r.version <> (select count(*) from record_events e
          where e.ws_id = ${table.wsId} and e.table_id = ${table.tableId} and e.record_id = r.id)`.execute(query);
    return rows.map(({ id }) => id);
  });
}
