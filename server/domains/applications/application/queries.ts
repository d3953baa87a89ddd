import { sql } from 'kysely';
import { type Role, roleSets } from '#openapi';
import { workOf } from '#server/domains/data/index.ts';
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

/** How long an application is new to somebody who has not opened it. */
const newFor = 30 * 24 * 60 * 60 * 1000;

/** Notes that a person opens an application; the first time counts. */
export async function markOpened(
  query: Query,
  { wsId, appId, accountId, now }: { wsId: string; appId: string; accountId: string; now: Date },
): Promise<void> {
  await query
    .insertInto('application_openings')
    .values({ ws_id: wsId, app_id: appId, account_id: accountId, opened_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** SQL over `applications`: whether the reader has opened it, or it was made too long ago to be new (APP-02). */
const isRead = ({ wsId, accountId }: Reader, now: Date) => sql<boolean>`(
  applications.created_at < ${new Date(now.getTime() - newFor)}
  or exists (
    select 1 from application_openings as opened
    where opened.ws_id = ${wsId} and opened.app_id = applications.id and opened.account_id = ${accountId}
  )
)`;

/** One page of them, with all roles that the reader holds in each: joining them would give one row for each role. */
export async function findApplications(query: Query, reader: Reader & { now: Date }, args: ListArguments) {
  const held = rolesIn(sql.ref('applications.id'), reader).as('held');
  const maintain = query
    .selectFrom('application_settings as settings')
    .where('settings.ws_id', '=', reader.wsId)
    .where('settings.id', '=', sql.ref<string>('applications.id'))
    .select('settings.maintain')
    .as('maintain');
  return readList(
    query,
    openApplicationsOf(query, reader)
      .selectAll('applications')
      .select([held, maintain, isRead(reader, reader.now).as('is_read')])
      .select(workOf(sql.ref('applications.id'), reader.wsId).as('work')),
    applicationList,
    args,
  );
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];
