import type { Handler } from '#server/kernel/call/handler.ts';
import { findTable } from '../design/table-rows.ts';
import { jobsOf } from '../jobs/job-rows.ts';

/** What is still being done for the records of a table. */
export const listTableJobs: Handler<'listTableJobs'> = async (call) => {
  const { id } = call.args;
  const { wsId, row: application } = call.application;
  return call.db.tenant(
    wsId,
    async (query) => {
      await findTable(query, { wsId, appId: application.id }, id);
      const jobs = await jobsOf(query, wsId).where('table_id', '=', id).execute();
      return jobs.map((job) => ({
        id: job.id,
        kind: job.kind,
        fields: job.fields,
        state: job.state,
        done: job.done,
        total: job.total,
        ...(job.failure !== null && { failure: job.failure }),
        created_at: job.created_at.toISOString(),
      }));
    },
    { readOnly: true },
  );
};
