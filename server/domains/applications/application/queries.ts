import { sql } from 'kysely';
import { type Role, roleSets } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { grantedRoles, rolesIn } from '#server/kernel/grants/index.ts';
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

/** Who reads which applications. */
export interface Reader {
  accountId: string;
  wsId: string;
  roles: readonly Role[];
}

/** Treated as administrator of every application of the workspace (ROLE-10); all of them see every card. */
const seesAll: readonly Role[] = roleSets.appAdmins;

/** The applications of one workspace that the reader may open. */
export function openApplicationsOf(query: Query, { wsId, accountId, roles }: Reader) {
  const found = query
    .selectFrom('applications')
    .where('applications.ws_id', '=', wsId)
    .where('applications.deleted_at', 'is', null)
    .where('applications.status', '=', 'active');
  if (roles.some((role) => seesAll.includes(role))) return found;
  return found.where(
    sql<boolean>`applications.id in (select granted.app_id from (${grantedRoles({ wsId, accountId })}) as granted)`,
  );
}

/** One page of them, with all roles that the reader holds in each: joining them would give one row for each role. */
export async function findApplications(query: Query, reader: Reader, args: ListArguments) {
  const held = rolesIn(sql.ref('applications.id'), reader).as('held');
  const maintain = query
    .selectFrom('application_settings as settings')
    .where('settings.ws_id', '=', reader.wsId)
    .where('settings.id', '=', sql.ref<string>('applications.id'))
    .select('settings.maintain')
    .as('maintain');
  return readList(
    query,
    openApplicationsOf(query, reader).selectAll('applications').select([held, maintain]),
    applicationList,
    args,
  );
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];
