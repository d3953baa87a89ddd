import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { presentReport, reportsOf } from '../reports/queries.ts';

const rules: ListRules<'listReports'> = {
  name: 'listReports',
  id: 'reports.id',
  sorts: {
    r_name: textSort('reports.r_name'),
    created_at: timeSort('reports.created_at'),
    updated_at: timeSort('reports.updated_at'),
  },
  defaultSort: 'r_name',
  search: ['reports.r_name'],
  equal: { enabled: 'reports.enabled' },
};

/** The reports of the workspace with their drafts (REPORT-02). */
export const listReports: Handler<'listReports'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) => listRows(query, { rows: reportsOf(query, wsId), rules, args: call.args, present: presentReport }),
    { singleRead: true },
  );
