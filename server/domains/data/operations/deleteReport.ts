import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockReport, reportFacts } from '../reports/queries.ts';

/** Deletes a report with its draft and what was published of it. */
export const deleteReport: Handler<'deleteReport'> = async (call) =>
  inWorkspace(call, (query, wsId) =>
    deleteRow(query, call, {
      table: 'reports',
      module: 'report',
      wsId,
      id: call.args.id,
      lock: () => lockReport(query, wsId, call.args.id),
      facts: reportFacts,
    }),
  );
