import type { Database, Query } from '#server/kernel/db/index.ts';
import { findDesign } from '../design/table-design.ts';
import { buildIndexes } from './build-indexes.ts';
import { computeRecords } from './compute-records.ts';
import { endJob, type JobRow, jobsOf } from './job-rows.ts';

/** One transaction computes no more records than this, so that nobody waits for it. */
const most = 200;
/** A job that fails is tried again so many times. */
const attempts: Readonly<Record<JobRow['kind'], number>> = { recompute: 5, layout: 5, index: 2 };

export interface JobRun {
  now(): Date;
  /** Hears of a job that failed. */
  report(error: unknown, job: { wsId: string; id: string }): void;
  /** Ends the run between two steps. */
  isStopped?(): boolean;
}

async function compute(query: Query, job: JobRow, now: Date): Promise<boolean> {
  const { ws_id: wsId, app_id: appId, table_id: id } = job;
  const design = await findDesign(query, { wsId, appId }, { id, locale: 'en-US' });
  // Of a table that was deleted meanwhile.
  if (!design) return false;
  const { count, lastId } = await computeRecords(query, design, { fields: job.fields, lastId: job.last_id, most, now });
  await query
    .updateTable('table_jobs')
    .set({ last_id: lastId, done: job.done + count })
    .where('ws_id', '=', wsId)
    .where('id', '=', job.id)
    .execute();
  return count === most;
}

/**
 * The next step of a job in a transaction with where it got to. Its table's row comes first, as for those who design it, and keeps other
 * processes away. @returns whether there is more
 */
function step(db: Database, { wsId, id }: { wsId: string; id: string }, now: Date): Promise<boolean> {
  return db.records(wsId, async (query) => {
    const table = await query
      .selectFrom('physical_tables')
      .where('ws_id', '=', wsId)
      .where('id', 'in', (jobs) =>
        jobs.selectFrom('table_jobs').where('ws_id', '=', wsId).where('id', '=', id).select('table_id'),
      )
      .select('id')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!table) return false;
    const job = await jobsOf(query, wsId)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!job) return false;
    const isMore = await compute(query, job, now);
    if (!isMore) await endJob(query, job);
    return isMore;
  });
}

async function failed(db: Database, { wsId, id }: { wsId: string; id: string }, error: unknown): Promise<void> {
  await db.tenant(wsId, async (query) => {
    const job = await jobsOf(query, wsId).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!job) return;
    const isOver = job.attempts + 1 >= attempts[job.kind];
    const failure = error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500);
    await query
      .updateTable('table_jobs')
      .set({ attempts: job.attempts + 1, failure, ...(isOver && { state: 'failed' as const }) })
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
  });
}

/** Does what designs left to do for the records of all workspaces, step by step. @returns how many jobs it took up */
export async function runTableJobs(db: Database, { now, report, isStopped = () => false }: JobRun): Promise<number> {
  const waiting = await db.identity((query) =>
    query
      .selectFrom('table_jobs')
      .select(['ws_id', 'id', 'kind'])
      .where('state', '=', 'waiting')
      .orderBy('id')
      .limit(100)
      .execute(),
  );
  for (const { ws_id: wsId, id, kind } of waiting) {
    const job = { wsId, id };
    try {
      while (!isStopped() && (await (kind === 'index' ? buildIndexes(db, job) : step(db, job, now()))));
    } catch (error) {
      report(error, job);
      await failed(db, job, error);
    }
    if (isStopped()) break;
  }
  return waiting.length;
}
