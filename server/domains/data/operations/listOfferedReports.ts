import { applicationOfSource, readableSources } from '../sources/open-source.ts';
import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { publishedOf } from '../reports/published.ts';
import { reportsOf } from '../reports/queries.ts';
import { openedTo } from '../reports/source.ts';

/** The reports that the caller can open: enabled, published, and about records that the caller may read (REPORT-03). */
export const listOfferedReports: Handler<'listOfferedReports', { applications: Applications }> = async (call) => {
  const { published, sourcesOf } = await inWorkspace(
    call,
    async (query, wsId) => {
      const rows = await reportsOf(query, wsId).where('enabled', '=', true).orderBy('r_name').orderBy('id').execute();
      const published = rows.flatMap((row) => publishedOf(row) ?? []);
      const sourcesOf = new Map<string, string[]>();
      for (const id of new Set(published.map(({ configuration }) => configuration.logical_table_id))) {
        const appId = await applicationOfSource(query, wsId, id);
        if (appId !== undefined) sourcesOf.set(appId, [...(sourcesOf.get(appId) ?? []), id]);
      }
      return { published, sourcesOf };
    },
    { readOnly: true },
  );
  const names = new Map<string, { source: string; application_name: string }>();
  for (const [appId, ids] of sourcesOf) {
    const application = await openedTo(call, appId);
    if (!application) continue;
    const found = await call.db.records(
      application.wsId,
      (query) => readableSources(query, { ...call, application }, ids),
      { readOnly: true },
    );
    const { application_name } = application.row;
    for (const { id, name } of found) names.set(id, { source: name, application_name });
  }
  return published.flatMap(({ row, configuration, publishedAt }) => {
    const named = names.get(configuration.logical_table_id);
    if (!named) return [];
    const { kind } = configuration.chart;
    return [{ id: row.id, r_name: row.r_name, chart: kind, ...named, published_at: publishedAt.toISOString() }];
  });
};
