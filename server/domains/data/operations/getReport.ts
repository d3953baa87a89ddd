import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { presentReport, reportsOf } from '../reports/queries.ts';

/** One report with its draft and what is published (REPORT-01). */
export const getReport: Handler<'getReport'> = async (call) => {
  const row = await inWorkspace(
    call,
    (query, wsId) => reportsOf(query, wsId).where('id', '=', call.args.id).executeTakeFirst(),
    { singleRead: true },
  );
  if (!row) throw new NotFound();
  return presentReport(row);
};
