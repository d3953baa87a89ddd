import type { Schemas } from '#openapi';
import type { Call } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { json } from '#server/kernel/db/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { requireConfiguration } from './check.ts';
import { lockReport, presentReport, reportFacts } from './queries.ts';
import type { ReportCaller } from './source.ts';

type Needs = ReportCaller['services'];
type Putting = Call<'updateReportConfiguration', Needs> | Call<'publishReportConfiguration', Needs>;

/** Saves the configuration of a report, and with `isPublished` replaces the one that its readers see (REPORT-04). */
export async function putConfiguration(
  call: Putting,
  { isPublished }: { isPublished: boolean },
): Promise<Schemas['Report']> {
  const { id, configuration } = call.args;
  // An unknown report is said to be unknown before anything is said of what was sent.
  await inWorkspace(call, (query, wsId) => lockReport(query, wsId, id));
  await requireConfiguration(call, configuration);
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'report',
      target: id,
      lock: () => lockReport(query, wsId, id),
      present: presentReport,
      wanted: (row) => ({
        ...row,
        configuration,
        ...(isPublished && { published_configuration: configuration, published_at: call.now }),
      }),
      facts: reportFacts,
      async write() {
        const stored = json<unknown>(configuration);
        const columns = { published_configuration: stored, published_at: call.now };
        await updateRow(
          query,
          'reports',
          { wsId, id, now: call.now },
          { configuration: stored, ...(isPublished && columns) },
        );
        return lockReport(query, wsId, id);
      },
    }),
  );
}
