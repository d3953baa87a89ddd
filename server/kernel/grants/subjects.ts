import { type RawBuilder, sql } from 'kysely';
import { everybodyIn } from './everybody.ts';

/** Whom rights may be granted to. */
export type SubjectType = 'user' | 'department' | 'position' | 'userGroup';

/** A person in a workspace: values, or columns of the statement that surrounds the part. */
export interface Person {
  wsId: RawBuilder<unknown> | string;
  accountId: RawBuilder<unknown> | string;
}

/**
 * A query, `(subject_type, subject_id)`, of everything that a person is to a grant: the person, the departments and those
 * above them, the positions, the user groups that are enabled, and the one of everybody who belongs to the workspace. Runs in the scopes `tenant` and `identity`.
 */
export function subjectsOf({ wsId, accountId }: Person): RawBuilder<unknown> {
  return sql`
    with recursive above as (
      select d.id, d.father_id
      from department_members m join departments d on d.ws_id = m.ws_id and d.id = m.department_id
      where m.ws_id = ${wsId} and m.account_id = ${accountId} and d.deleted_at is null
      union
      select d.id, d.father_id
      from above join departments d on d.id = above.father_id
      where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select 'user'::text as subject_type, ${accountId}::text as subject_id
    union all
    select 'department', above.id from above
    union all
    select 'position', h.position_id
    from position_holders h join positions p on p.ws_id = h.ws_id and p.id = h.position_id
    where h.ws_id = ${wsId} and h.account_id = ${accountId} and p.deleted_at is null
    union all
    select 'userGroup', g.id from user_groups g
    where g.ws_id = ${wsId} and g.enabled and g.deleted_at is null and g.id in (
      select u.group_id from user_group_people u where u.ws_id = ${wsId} and u.account_id = ${accountId}
      union all
      select u.group_id from user_group_departments u join above on above.id = u.department_id
      where u.ws_id = ${wsId}
    )
    union all
    select 'userGroup', everybody.id from (${everybodyIn(wsId)}) as everybody
    where exists (
      select from memberships m where m.ws_id = ${wsId} and m.account_id = ${accountId} and m.deleted_at is null
    )`;
}
