import { readableSources } from '../sources/open-source.ts';
import type { Applications } from '#server/kernel/call/application.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { openApplicationsOf } from '#server/kernel/grants/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { openedTo } from '../reports/source.ts';

/** How many applications are looked through. */
const mostApplications = 100;

/** The logical tables whose records the caller may read, application by application. */
export const listReportSources: Handler<'listReportSources', { applications: Applications }> = async (call) => {
  const { accountId, roles } = call.session;
  const ids = await inWorkspace(
    call,
    async (query, wsId) => {
      const rows = await openApplicationsOf(query, { accountId, wsId, roles })
        // An external application has no tables.
        .where('applications.application_type', '<>', 2)
        .orderBy('applications.sort')
        .orderBy('applications.id')
        .limit(mostApplications + 1)
        .select('applications.id')
        .execute();
      return rows.map(({ id }) => id);
    },
    { readOnly: true },
  );
  const items = [];
  for (const id of ids.slice(0, mostApplications)) {
    const application = await openedTo(call, id);
    if (!application) continue;
    const sources = await call.db.records(
      application.wsId,
      (query) => readableSources(query, { ...call, application }),
      { readOnly: true },
    );
    for (const source of sources)
      items.push({
        logical_table_id: source.id,
        name: source.name,
        application_id: id,
        application_name: application.row.application_name,
      });
  }
  return { items, is_whole: ids.length <= mostApplications };
};
