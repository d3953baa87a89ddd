import { sql } from 'kysely';
import { type Role, roleSets } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import {
  type ListArguments,
  readList,
  type ListRules,
  numberSort,
  textSort,
  timeSort,
} from '#server/kernel/lists/index.ts';

/** How the list of applications is sorted, searched and narrowed (WB-01). */
const applicationList: ListRules<'listApplications'> = {
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

interface Reader {
  accountId: string;
  wsId: string;
  roles: readonly Role[];
}

/** Treated as administrator of every application of the workspace (ROLE-10); all of them see every card. */
const seesAll: readonly Role[] = roleSets.workspaceAppAdmins;

/** The applications of one workspace that the reader may open. */
export async function findApplications(query: Query, reader: Reader, args: ListArguments) {
  // All roles of the reader in the application: joining them would give one row for each.
  const held = sql<Role[]>`array(
    select role from application_members
    where app_id = applications.id and ws_id = ${reader.wsId} and account_id = ${reader.accountId} and deleted_at is null
  )`;
  let found = query
    .selectFrom('applications')
    .where('applications.ws_id', '=', reader.wsId)
    .where('applications.deleted_at', 'is', null)
    .where('applications.status', '=', 'active');
  if (!reader.roles.some((role) => seesAll.includes(role))) found = found.where(sql<boolean>`cardinality(${held}) > 0`);
  return readList(query, found.selectAll('applications').select(held.as('held')), applicationList, args);
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];
