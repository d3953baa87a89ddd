import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { readPublished } from '../reports/published.ts';

/** What a published report shows of the records that its reader may read (REPORT-03, REPORT-04, REC-11). */
export const runReport: Handler<'runReport', { applications: Applications }> = async (call) => {
  const { row, publishedAt, result, canExport } = await readPublished(call, call.args.id);
  return { id: row.id, r_name: row.r_name, published_at: publishedAt.toISOString(), can_export: canExport, result };
};
