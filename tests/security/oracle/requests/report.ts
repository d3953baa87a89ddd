import type { Caller } from '../world/caller.ts';
import type { Requests } from './request.ts';

/** They belong to the workspace, and have no role in the application of the report. */
const outside: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER', 'otherApplication'];

/** Reports say nothing of records that their reader may not read. */
const readers = ({ name }: Caller): number => (outside.includes(name) ? 404 : 200);

/** Nor do they take what their author may not read. */
const authors = ({ name }: Caller): number => (outside.includes(name) ? 422 : 200);

const configuration = { kind: 'data', measures: [{ kind: 'count', id: 'all' }], chart: { kind: 'table' } };
const source = { 'configuration.logical_table_id': 'logicalTable' } as const;

/** Reports of a workspace on the records of its applications. */
export const report: Requests = {
  listReports: {},
  createReport: { args: { r_name: 'New' } },
  getReport: { names: { id: 'report' } },
  updateReport: { args: { r_name: 'Renamed' }, names: { id: 'report' } },
  deleteReport: { names: { id: 'report' } },
  enableReport: { names: { id: 'report' } },
  disableReport: { names: { id: 'report' } },
  updateReportConfiguration: { args: { configuration }, names: { id: 'report', ...source }, status: authors },
  publishReportConfiguration: { args: { configuration }, names: { id: 'report', ...source }, status: authors },
  previewReport: { args: { configuration }, names: source, status: authors },
  listReportSources: {},
  getReportSource: { names: { id: 'logicalTable' }, status: readers },
  listOfferedReports: {},
  runReport: { names: { id: 'report' }, status: readers },
  exportReport: { names: { id: 'report' }, status: readers },
};
