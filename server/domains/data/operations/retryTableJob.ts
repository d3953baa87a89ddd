import { writeLog } from '#server/kernel/audit/write-log.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { findTable } from '../design/table-rows.ts';
import { jobsOf } from '../jobs/job-rows.ts';

/** Lets a job that failed be tried again; what it did already stays done. */
export const retryTableJob: Handler<'retryTableJob'> = async (call) => {
  const { id, job_id: jobId } = call.args;
  const { wsId, row: application } = call.application;
  return call.db.tenant(wsId, async (query) => {
    await findTable(query, { wsId, appId: application.id }, id);
    const job = await jobsOf(query, wsId)
      .where('table_id', '=', id)
      .where('id', '=', jobId)
      .where('state', '=', 'failed')
      .forUpdate()
      .executeTakeFirst();
    if (!job) throw new NotFound();
    await query
      .updateTable('table_jobs')
      .set({ state: 'waiting', attempts: 0, failure: null })
      .where('ws_id', '=', wsId)
      .where('id', '=', jobId)
      .execute();
    await writeLog(query, call, {
      module: 'table',
      action: call.operation,
      target: id,
      applicationId: application.id,
      wsId,
      detail: { kind: job.kind, fields: job.fields },
    });
    return null;
  });
};
