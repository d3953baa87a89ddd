import { sql } from 'kysely';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { removeOfLeavers } from '#server/domains/notifications/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { type Home, spreadNotice, spreadToNewcomers } from './spread.ts';

/** A job that failed is tried again after this, in milliseconds. */
const pause = 60_000;

interface Job {
  wsId: string | null;
  noticeId: string | null;
}

interface NoticeRun {
  now(): Date;
  /** Receives a job that failed. */
  report(error: unknown, job: Job): void;
  /** Ends the run between two steps. */
  isStopped?(): boolean;
}

const jobsOf = (query: Query, { wsId, noticeId }: Job) =>
  query
    .selectFrom('notice_jobs')
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .where('notice_id', noticeId === null ? 'is' : '=', noticeId);

/**
 * The next step of what is due for a notice, in a transaction with the end of its jobs. Several of them are one: each step makes what
 * is there what should be there. @returns whether there is more to do
 */
export async function noticeStep(query: Query, job: Job, home: Home): Promise<boolean> {
  const due = await jobsOf(query, job).where('due_at', '<=', home.now).select('id').forUpdate().skipLocked().execute();
  if (due.length === 0) return false;
  const isMore =
    job.noticeId === null ? await followMembers(query, home) : await spreadNotice(query, job.noticeId, home);
  if (isMore) return true;
  await query
    .deleteFrom('notice_jobs')
    .where('id', '=', sql<string>`any(${due.map(({ id }) => id)}::uuid[])`)
    .execute();
  return false;
}

/** Whoever left loses what they had, and whoever joined gets the newest notices. @returns whether there is more to do */
const followMembers = async (query: Query, home: Home): Promise<boolean> =>
  (home.wsId !== null && (await removeOfLeavers(query, home.wsId))) || spreadToNewcomers(query, home);

/** The platform's own accounts, which are read in the identity scope alone. */
async function systemAccounts(db: Database): Promise<string[]> {
  const rows = await db.identity(
    (query) =>
      query
        .selectFrom('accounts')
        .where(sql<boolean>`cardinality(system_roles) > 0`)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .select('id')
        .execute(),
    { readOnly: true },
  );
  return rows.map(({ id }) => id);
}

/** Does what notices and people who joined left to do in all workspaces, step by step. @returns how many jobs it took up */
export async function runNoticeJobs(
  db: Database,
  { now, report, isStopped = () => false }: NoticeRun,
): Promise<number> {
  const waiting = await db.identity((query) =>
    query
      .selectFrom('notice_jobs')
      .where('due_at', '<=', now())
      .select(['ws_id', 'notice_id'])
      .groupBy(['ws_id', 'notice_id'])
      .orderBy((eb) => eb.fn.min('due_at'))
      .limit(200)
      .execute(),
  );
  for (const { ws_id: wsId, notice_id: noticeId } of waiting) {
    const job = { wsId, noticeId };
    try {
      const people = wsId === null ? await systemAccounts(db) : [];
      const step = (query: Query) => noticeStep(query, job, { wsId, systemAccounts: people, now: now() });
      while (!isStopped() && (await inScope(db, wsId, step)));
    } catch (error) {
      report(error, job);
      const again = new Date(now().getTime() + pause);
      await inScope(db, wsId, (query) =>
        query
          .updateTable('notice_jobs')
          .set({ due_at: again, failure: error instanceof Error ? error.message.slice(0, 500) : 'unknown' })
          .where('ws_id', wsId === null ? 'is' : '=', wsId)
          .where('notice_id', noticeId === null ? 'is' : '=', noticeId)
          .execute(),
      );
    }
    if (isStopped()) break;
  }
  return waiting.length;
}
