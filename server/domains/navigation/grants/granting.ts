import { sql } from 'kysely';
import { orderedSql } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { livingSubjects } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { holdersOf } from '#server/kernel/grants/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';
import { type MenuReader, subjectsFor } from './menu-rights.ts';

type Grant = Schemas['RightReasonGrant'];
type Manager = Schemas['RightReasonManager'];

/** As the contract says. */
const [mostGrants, mostManagers] = [50, 20];

/** The person's own authorisations that give a right in a menu, with the names of what the person is to them. */
export async function grantsGiving(
  query: Query,
  reader: MenuReader,
  { menuId, right, locale }: { menuId: string; right: keyof Schemas['MenuRights']; locale: string },
): Promise<Grant[]> {
  const { wsId, appId, isKey } = reader;
  const { rows } = await sql<Grant>`
    with subject as (${subjectsFor(reader)})
    select a.subject_type, living.name as subject_name, a.data_scope ->> 'kind' as rows
    from menu_authorizations a
    join subject on subject.subject_type = a.subject_type and subject.subject_id = a.subject_id
    join (${livingSubjects(wsId, locale)}) living on living.subject_type = a.subject_type and living.subject_id = a.subject_id
    where a.ws_id = ${wsId} and a.app_id = ${appId} and a.menu_id = ${menuId} and a.deleted_at is null
      and (a.rights ->> 'query')::boolean and (a.rights ->> ${right})::boolean and (a.for_api or not ${isKey})
    order by a.created_at, a.id limit ${mostGrants}`.execute(query);
  return rows;
}

/** The people who own or administer an application, by name or by a grant. */
export async function grantingPeople(query: Query, { wsId, appId }: OfApplication): Promise<Manager[]> {
  const managing = sql`
    select m.app_id as grant_id, 'user'::text as subject_type, m.account_id as subject_id from application_members m
    where m.ws_id = ${wsId} and m.app_id = ${appId} and m.role in ('APP_OWNER', 'APP_ADMIN') and m.deleted_at is null
    union all
    select g.app_id, g.subject_type, g.subject_id from application_grants g
    where g.ws_id = ${wsId} and g.app_id = ${appId} and g.role = 'APP_ADMIN'`;
  const { rows } = await sql<Manager>`
    select m.account_id as id, m.real_name from memberships m
    where m.ws_id = ${wsId} and m.deleted_at is null
      and m.account_id in (select holder.account_id from (${holdersOf(wsId, managing)}) as holder)
    order by ${orderedSql(sql.ref('m.real_name'))}, m.account_id limit ${mostManagers}`.execute(query);
  return rows;
}
