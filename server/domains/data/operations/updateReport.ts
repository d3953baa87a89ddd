import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockReport, nameOf, presentReport, refuseTakenName, reportFacts } from '../reports/queries.ts';

/** Renames a report; its readers see the name at once. */
export const updateReport: Handler<'updateReport'> = async (call) => {
  const { id, r_name } = call.args;
  const name = nameOf(r_name);
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'report',
      target: id,
      lock: () => lockReport(query, wsId, id),
      present: presentReport,
      wanted: (row) => ({ ...row, ...name }),
      facts: reportFacts,
      async write() {
        await refuseTakenName(() => updateRow(query, 'reports', { wsId, id, now: call.now }, name));
        return lockReport(query, wsId, id);
      },
    }),
  );
};
