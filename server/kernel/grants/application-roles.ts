import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#openapi';
import { type Person, subjectsOf } from './subjects.ts';

/**
 * A query, `(app_id, role)`, of the roles that a person holds in the applications of a workspace: by name, by a department,
 * position or user group that a role was given to, and by the application's own user group (APP-15). What a role of the
 * workspace implies (ROLE-10) is not among them. It reads what is stored at that moment, so that a change holds at once (P11).
 */
export function grantedRoles(person: Person): RawBuilder<unknown> {
  const { wsId, accountId } = person;
  return sql`
    with subject as (${subjectsOf(person)})
    select m.app_id, m.role from application_members m
    where m.ws_id = ${wsId} and m.account_id = ${accountId} and m.deleted_at is null
    union
    select g.app_id, g.role
    from subject join application_grants g on g.subject_type = subject.subject_type and g.subject_id = subject.subject_id
    where g.ws_id = ${wsId}
    union
    select a.id, 'APP_USER'
    from subject join applications a on a.org_id = subject.subject_id
    where a.ws_id = ${wsId} and subject.subject_type = 'userGroup'`;
}

/** The roles that a person holds in one application, as an array; `appId` is SQL. */
export const rolesIn = (appId: RawBuilder<unknown>, person: Person): RawBuilder<Role[]> =>
  sql<Role[]>`array(select granted.role from (${grantedRoles(person)}) as granted where granted.app_id = ${appId})`;

/** The roles that a person holds in any application of the workspace, each once, as an array. */
export const rolesAnywhere = (person: Person): RawBuilder<string[]> =>
  sql<string[]>`array(select distinct granted.role from (${grantedRoles(person)}) as granted)`;
