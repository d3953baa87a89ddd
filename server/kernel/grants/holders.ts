import { type RawBuilder, sql } from 'kysely';
import { everybodyIn } from './everybody.ts';

/**
 * A query, `(grant_id, account_id)`, of the people whom grants mean, the other way around from `subjectsOf`; who is meant in
 * several ways is there several times. `grants` is a
 * query with the columns `grant_id`, `subject_type` and `subject_id`. Whether the people still belong to the workspace is
 * for the surrounding statement to ask. Runs in the scope `tenant`.
 */
export function holdersOf(wsId: string, grants: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with recursive granted as (${grants}),
    unit as (
      select g.grant_id, g.subject_id as department_id from granted g where g.subject_type = 'department'
      union
      select g.grant_id, d.department_id
      from granted g
      join user_groups u on u.id = g.subject_id
      join user_group_departments d on d.ws_id = u.ws_id and d.group_id = u.id
      where g.subject_type = 'userGroup' and u.ws_id = ${wsId} and u.enabled and u.deleted_at is null
      union
      select unit.grant_id, d.id
      from unit join departments d on d.father_id = unit.department_id
      where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select g.grant_id, g.subject_id as account_id from granted g where g.subject_type = 'user'
    union all
    select unit.grant_id, m.account_id
    from unit join department_members m on m.department_id = unit.department_id
    where m.ws_id = ${wsId}
    union all
    select g.grant_id, h.account_id
    from granted g join position_holders h on h.position_id = g.subject_id
    where g.subject_type = 'position' and h.ws_id = ${wsId}
    union all
    select g.grant_id, p.account_id
    from granted g
    join user_groups u on u.id = g.subject_id
    join user_group_people p on p.ws_id = u.ws_id and p.group_id = u.id
    where g.subject_type = 'userGroup' and u.ws_id = ${wsId} and u.enabled and u.deleted_at is null
    union all
    select g.grant_id, m.account_id
    from granted g join memberships m on m.ws_id = ${wsId} and m.deleted_at is null
    where g.subject_type = 'userGroup' and g.subject_id in (${everybodyIn(wsId)})`;
}
