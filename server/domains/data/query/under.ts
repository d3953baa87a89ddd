import { type RawBuilder, sql } from 'kysely';

/** The departments with these ids and everything below them, as an array. */
const departmentsBelow = (wsId: string, ids: readonly string[]): RawBuilder<unknown> => sql`
  with recursive below as (
    select unnest(${ids}::text[]) as id
    union
    select d.id from below join departments d on d.father_id = below.id
    where d.ws_id = ${wsId} and d.deleted_at is null
  )`;

/** What a field of departments or of people holds that is at or below the given departments, as an array (FilterOperator `under`). */
export function underSql(wsId: string, holds: 'departments' | 'people', ids: readonly string[]): RawBuilder<unknown> {
  if (holds === 'departments') return sql`array(${departmentsBelow(wsId, ids)} select below.id from below)`;
  return sql`array(${departmentsBelow(wsId, ids)} select m.account_id
    from below join department_members m on m.department_id = below.id where m.ws_id = ${wsId})`;
}
