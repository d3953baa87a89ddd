import { sql } from 'kysely';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import type { RecordTable } from '../store/identifiers.ts';

/** Takes away what an earlier design left to index; a process that builds such an index at this moment drops it again. */
export async function dropIndexJobs(query: Query, { wsId, tableId }: RecordTable): Promise<void> {
  await query
    .deleteFrom('table_jobs')
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .where('kind', '=', 'index')
    .execute();
}

/** Notes in the transaction of a changed structure for which fields indexes are to be built. */
export async function addIndexJob(
  query: Query,
  { wsId, tableId }: RecordTable,
  paths: readonly string[],
): Promise<void> {
  await sql`insert into table_jobs (id, ws_id, app_id, table_id, kind, fields, total, created_at)
    select ${ulid()}, ws_id, app_id, id, 'index', ${[...paths]}::text[], ${paths.length}, now()
    from physical_tables where ws_id = ${wsId} and id = ${tableId}`.execute(query);
}

/** The fields whose indexes could not be built. */
export async function failedIndexes(query: Query, { wsId, tableId }: RecordTable): Promise<string[]> {
  const jobs = await query
    .selectFrom('table_jobs')
    .select('fields')
    .where('ws_id', '=', wsId)
    .where('table_id', '=', tableId)
    .where('kind', '=', 'index')
    .where('state', '=', 'failed')
    .execute();
  return jobs.flatMap(({ fields }) => fields);
}
