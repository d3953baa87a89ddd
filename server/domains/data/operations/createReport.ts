import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, presentReport, refuseTakenName, reportFacts, requireRoom } from '../reports/queries.ts';

/** Adds a report, enabled and without a configuration (REPORT-01, REPORT-06). */
export const createReport: Handler<'createReport'> = async (call) =>
  inWorkspace(call, async (query, wsId) => {
    await requireRoom(query, wsId);
    return createRow(query, call, {
      module: 'report',
      insert: (columns) =>
        refuseTakenName(() =>
          query
            .insertInto('reports')
            .values({ ...columns, ws_id: wsId, ...nameOf(call.args.r_name) })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
      facts: reportFacts,
      present: presentReport,
    });
  });
