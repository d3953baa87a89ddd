import { type ListRules, numberSort, textSort, timeSort } from '#server/kernel/lists/index.ts';

/** How the list of applications is sorted, searched and narrowed (WB-01). */
export const applicationList: ListRules<'listApplications'> = {
  name: 'listApplications',
  id: 'applications.id',
  sorts: {
    sort: numberSort('applications.sort'),
    application_name: textSort('applications.application_name'),
    created_at: timeSort('applications.created_at'),
    updated_at: timeSort('applications.updated_at'),
  },
  defaultSort: 'sort',
  search: ['applications.application_name'],
  equal: { org_id: 'applications.org_id' },
};
