import { sql } from 'kysely';
import { orderedSql } from '#server/kernel/db/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { peopleOf } from '../people/people.ts';
import type { Source } from './queries.ts';

/** The people of a tree, once for each department that they belong to, by name. */
export function readStaff(query: Query, wsId: string, source: Source) {
  return peopleOf(query, wsId)
    .innerJoin('department_members', (join) =>
      join
        .onRef('department_members.ws_id', '=', 'memberships.ws_id')
        .onRef('department_members.account_id', '=', 'memberships.account_id'),
    )
    .innerJoin('departments', (join) =>
      join
        .onRef('departments.ws_id', '=', 'department_members.ws_id')
        .onRef('departments.id', '=', 'department_members.department_id'),
    )
    .where('departments.source', '=', source)
    .where('departments.deleted_at', 'is', null)
    .select(['memberships.account_id as id', 'memberships.real_name', 'department_members.department_id'])
    .orderBy(orderedSql(sql.ref('memberships.real_name')))
    .orderBy('memberships.account_id')
    .execute();
}

export type StaffRow = Awaited<ReturnType<typeof readStaff>>[number];

/** That a person of `memberships` belongs to one of the departments. */
export function belongsTo(departmentIds: readonly string[]) {
  return sql<boolean>`exists (
    select from department_members m
    where m.ws_id = memberships.ws_id and m.account_id = memberships.account_id
      and m.department_id = any(${departmentIds})
  )`;
}

/** The account ids of everybody tied to the department. */
export async function memberIds(query: Query, wsId: string, departmentId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('department_members')
    .where('ws_id', '=', wsId)
    .where('department_id', '=', departmentId)
    .select('account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** The departments of one tree that a person belongs to, in the person's order. */
export async function departmentIdsOf(
  query: Query,
  wsId: string,
  accountId: string,
  source: Source,
): Promise<string[]> {
  const rows = await query
    .selectFrom('department_members')
    .innerJoin('departments', (join) =>
      join
        .onRef('departments.ws_id', '=', 'department_members.ws_id')
        .onRef('departments.id', '=', 'department_members.department_id'),
    )
    .where('department_members.ws_id', '=', wsId)
    .where('department_members.account_id', '=', accountId)
    .where('departments.source', '=', source)
    .select('departments.id')
    .orderBy('department_members.sort')
    .orderBy('departments.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Tie {
  departmentId: string;
  accountIds: readonly string[];
  by: string;
}

/** Adds people at the end of their own departments; gives those who did not belong to it before. */
export async function addMembers(query: Query, wsId: string, { departmentId, accountIds, by }: Tie): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into department_members (ws_id, department_id, account_id, created_by, sort)
    select ${wsId}, ${departmentId}, person, ${by}, coalesce((
      select max(m.sort) + 1 from department_members m where m.ws_id = ${wsId} and m.account_id = person), 0)
    from unnest(${accountIds}::text[]) as person
    on conflict do nothing
    returning account_id`.execute(query);
  return rows.map(({ account_id: id }) => id);
}

/** Takes people out; gives those who belonged to it. */
export async function removeMembers(
  query: Query,
  wsId: string,
  { departmentId, accountIds }: Omit<Tie, 'by'>,
): Promise<string[]> {
  const rows = await query
    .deleteFrom('department_members')
    .where('ws_id', '=', wsId)
    .where('department_id', '=', departmentId)
    .where('account_id', '=', sql<string>`any(${accountIds})`)
    .returning('account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}
