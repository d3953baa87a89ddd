import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { everybodyName } from '#server/kernel/grants/index.ts';

const departmentIds = sql<string[]>`array(
  select d.department_id from user_group_departments d
  where d.ws_id = user_groups.ws_id and d.group_id = user_groups.id
  order by d.department_id
)`;

/** Those who still belong to the workspace. */
const userIds = sql<string[]>`array(
  select u.account_id from user_group_people u
  join memberships m on m.ws_id = u.ws_id and m.account_id = u.account_id and m.deleted_at is null
  where u.ws_id = user_groups.ws_id and u.group_id = user_groups.id
  order by u.account_id
)`;

const applicationCount = sql<number>`(
  select count(*) from applications a
  where a.ws_id = user_groups.ws_id and a.org_id = user_groups.id and a.deleted_at is null
)`;

export function groupsOf(query: Query, wsId: string) {
  return query
    .selectFrom('user_groups')
    .where('user_groups.ws_id', '=', wsId)
    .where('user_groups.deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'enabled',
      'is_everybody',
      'created_at',
      'version',
      departmentIds.as('department_ids'),
      userIds.as('user_ids'),
      applicationCount.as('application_count'),
    ]);
}

export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number];

/** One group. Throws `NotFound`, at the pointer if one is given, for any other id. */
export async function readGroup(query: Query, wsId: string, id: string, pointer?: string): Promise<GroupRow> {
  const row = await groupsOf(query, wsId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(pointer === undefined ? undefined : { pointer });
  return row;
}

/** The same, locked until the transaction ends. Locked before it is read: who waited reads what the other has stored. */
export async function lockGroup(query: Query, wsId: string, id: string, pointer?: string): Promise<GroupRow> {
  await query
    .selectFrom('user_groups')
    .select('id')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return readGroup(query, wsId, id, pointer);
}

/** What a group is called: the one of everybody has no name of its own until it is renamed. */
export const groupName = ({ name }: Pick<GroupRow, 'name'>, locale: string): string => name ?? everybodyName(locale);

/** Presents user groups as they are on the wire (ORG-06), to readers of a language. */
export const groupPresenter =
  (locale: string) =>
  (row: GroupRow): Schemas['UserOrganisation'] => ({
    ...row,
    name: groupName(row, locale),
    created_at: row.created_at.toISOString(),
  });

type Facts = Pick<GroupRow, 'name' | 'enabled' | 'department_ids' | 'user_ids'>;

/** What the log records of a user group. */
export const groupFacts = ({ name, enabled, department_ids, user_ids }: Facts): Facts => ({
  name,
  enabled,
  department_ids,
  user_ids,
});
