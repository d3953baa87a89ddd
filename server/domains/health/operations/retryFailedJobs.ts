import { retryJobs } from '#server/domains/data/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';

/** Lets what failed in the records of all workspaces be tried again (PH-14). */
export const retryFailedJobs: Handler<'retryFailedJobs'> = async (call) => {
  const jobs = await retryJobs(call.db);
  await call.db.platform((query) =>
    writeLog(query, call, { module: 'platform', action: call.operation, wsId: null, detail: { jobs } }),
  );
  return { jobs };
};
