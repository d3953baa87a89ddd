import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { recordsOf, type RecordTable } from '../store/identifiers.ts';

interface NewJob {
  appId: string;
  kind: 'recompute' | 'index' | 'layout';
  /** Paths of fields, or the column of an index. */
  fields: readonly string[];
  now: Date;
}

/** Notes in the transaction of a changed design what is left to do for its records; nothing for a table without any. */
export async function addJob(query: Query, table: RecordTable, { appId, kind, fields, now }: NewJob): Promise<void> {
  const { wsId, tableId } = table;
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${recordsOf(table)}`.execute(
    query,
  );
  const total = rows[0]?.count ?? 0;
  if (total === 0) return;
  await query
    .insertInto('table_jobs')
    .values({
      id: ulid(),
      ws_id: wsId,
      app_id: appId,
      table_id: tableId,
      kind,
      fields: [...fields],
      total,
      created_at: now,
    })
    .execute();
  if (kind !== 'recompute') return;
  await query
    .updateTable('physical_tables')
    .set({ computing: sql`array(select distinct unnest(computing || ${[...fields]}::text[]) order by 1)` })
    .where('ws_id', '=', wsId)
    .where('id', '=', tableId)
    .execute();
}

/** The jobs of a workspace in the order of their making. */
export const jobsOf = (query: Query, wsId: string) =>
  query.selectFrom('table_jobs').where('ws_id', '=', wsId).orderBy('id').selectAll();

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobsOf>['executeTakeFirstOrThrow']>>;

/** Ends a job that is done. Fields that no other job computes are told as sound again. */
export async function endJob(query: Query, { ws_id: wsId, id, table_id: tableId, kind }: JobRow): Promise<void> {
  await query.deleteFrom('table_jobs').where('ws_id', '=', wsId).where('id', '=', id).execute();
  if (kind !== 'recompute') return;
  await query
    .updateTable('physical_tables')
    .set({
      computing: sql`array(select distinct unnest(fields) from table_jobs
        where ws_id = ${wsId} and table_id = ${tableId} and kind = 'recompute' order by 1)`,
    })
    .where('ws_id', '=', wsId)
    .where('id', '=', tableId)
    .execute();
}

/** How the jobs of an application are getting on: SQL for one value by its id, null when there are none. */
export const workOf = (appId: RawBuilder<string>, wsId: string): RawBuilder<Schemas['ApplicationWork'] | null> =>
  sql`(
    select case when count(*) = 0 then null else jsonb_build_object(
      'running', count(*) filter (where jobs.state = 'waiting'),
      'failed', count(*) filter (where jobs.state = 'failed'),
      'done', coalesce(sum(jobs.done) filter (where jobs.state = 'waiting'), 0),
      'total', coalesce(sum(jobs.total) filter (where jobs.state = 'waiting'), 0)
    ) end
    from table_jobs as jobs where jobs.ws_id = ${wsId} and jobs.app_id = ${appId}
  )`;
