import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';

export type Source = 'organize' | 'vorg';

const columns = ['id', 'source', 'father_id', 'department_name', 'sort', 'version'] as const;

function departmentsOf(query: Query, wsId: string) {
  return query.selectFrom('departments').where('ws_id', '=', wsId).where('deleted_at', 'is', null);
}

/** The departments of one tree; siblings are in their order. */
export function readDepartments(query: Query, wsId: string, source: Source) {
  return departmentsOf(query, wsId)
    .where('source', '=', source)
    .select(columns)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export type DepartmentRow = Awaited<ReturnType<typeof readDepartments>>[number];

/** One department. Throws `NotFound` for any other id. */
export async function readDepartment(query: Query, wsId: string, id: string): Promise<DepartmentRow> {
  const row = await departmentsOf(query, wsId).where('id', '=', id).select(columns).executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockDepartment(query: Query, wsId: string, id: string): Promise<DepartmentRow> {
  const row = await departmentsOf(query, wsId).where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/**
 * Keeps departments from being deleted until the transaction ends. Throws `NotFound` at the pointer unless all of them
 * exist, in the tree when one is named.
 */
export async function requireDepartments(
  query: Query,
  wsId: string,
  ids: readonly string[],
  { pointer, source }: { pointer: string; source?: Source },
): Promise<void> {
  let wanted = departmentsOf(query, wsId).where('id', '=', sql<string>`any(${ids})`);
  if (source) wanted = wanted.where('source', '=', source);
  const found = await wanted.select('id').orderBy('id').forKeyShare().execute();
  if (found.length < new Set(ids).size) throw new NotFound({ pointer });
}

/** Lets changes of the shape of one tree follow one another, so that two of them cannot make a cycle together. */
export async function lockTree(query: Query, wsId: string, source: Source): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${wsId} ${source}`}, 0))`.execute(query);
}

/** The departments and everything below them. */
export async function idsBelow(query: Query, wsId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from departments where ws_id = ${wsId} and id = any(${ids}) and deleted_at is null
      union
      select d.id from departments d join below on d.father_id = below.id
      where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select id from below`.execute(query);
  return rows.map(({ id }) => id);
}

/** The departments and everything above them. */
export async function idsAbove(query: Query, wsId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, father_id from departments where ws_id = ${wsId} and id = any(${ids}) and deleted_at is null
      union
      select d.id, d.father_id from departments d join above on d.id = above.father_id
      where d.ws_id = ${wsId} and d.deleted_at is null
    )
    select id from above`.execute(query);
  return rows.map(({ id }) => id);
}
