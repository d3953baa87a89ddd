import type { Call } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockReport, presentReport, reportFacts } from './queries.ts';

/** Starts or stops offering a report to its readers (REPORT-03). */
export async function setEnabled(call: Call<'enableReport'> | Call<'disableReport'>, enabled: boolean): Promise<null> {
  const { id } = call.args;
  await inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'report',
      target: id,
      lock: () => lockReport(query, wsId, id),
      present: presentReport,
      wanted: (row) => ({ ...row, enabled }),
      facts: reportFacts,
      async write() {
        await updateRow(query, 'reports', { wsId, id, now: call.now }, { enabled });
        return lockReport(query, wsId, id);
      },
    }),
  );
  return null;
}
