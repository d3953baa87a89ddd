import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { everybodyName, type SubjectType } from '#server/kernel/grants/index.ts';

/** Whom a grant is for. */
export interface Subject {
  subject_type: SubjectType;
  subject_id: string;
}

/**
 * A query, `(subject_type, subject_id, name)`, of everything in the workspace that a grant may be for. The group of everybody has its
 * name in the language, unless it was renamed; the language does not matter where names are not read.
 */
export const livingSubjects = (wsId: string, locale = '') => sql<Subject & { name: string }>`
  select 'user'::text as subject_type, account_id as subject_id, real_name as name
  from memberships where ws_id = ${wsId} and deleted_at is null
  union all
  select 'department', id, department_name from departments where ws_id = ${wsId} and deleted_at is null
  union all
  select 'position', id, tag_name from positions where ws_id = ${wsId} and domain = 'duty' and deleted_at is null
  union all
  select 'userGroup', id, coalesce(name, ${everybodyName(locale)}) from user_groups where ws_id = ${wsId} and deleted_at is null`;

/**
 * Throws `NotFound` at the id of the first subject that the workspace does not have. `pointerOf` says where the request
 * named it; positions of teams are no subjects, for they are held in one team alone.
 */
export async function requireSubjects(
  query: Query,
  wsId: string,
  subjects: readonly Subject[],
  pointerOf: (index: number) => string,
): Promise<void> {
  if (subjects.length === 0) return;
  const types = subjects.map(({ subject_type: type }) => type);
  const ids = subjects.map(({ subject_id: id }) => id);
  const { rows } = await sql<{ position: number }>`
    select wanted.position::int - 1 as position
    from unnest(${types}::text[], ${ids}::text[]) with ordinality as wanted (subject_type, subject_id, position)
    where (wanted.subject_type, wanted.subject_id) not in (
      select living.subject_type, living.subject_id from (${livingSubjects(wsId)}) as living
      where living.subject_id = any(${ids}::text[])
    )
    order by wanted.position limit 1`.execute(query);
  const [missing] = rows;
  if (missing) throw new NotFound({ pointer: pointerOf(missing.position) });
}
