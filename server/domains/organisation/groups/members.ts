import type { Query } from '#server/kernel/db/index.ts';
import { requireDepartments } from '../department/queries.ts';
import { lockPeople } from '../people/people.ts';

interface Members {
  groupId: string;
  by: string;
}

/** Gives the group exactly these departments. Throws `NotFound` unless all of them are of the real organisation. */
export async function setDepartments(
  query: Query,
  wsId: string,
  { groupId, by, ids }: Members & { ids: readonly string[] },
): Promise<void> {
  await requireDepartments(query, wsId, ids, { pointer: '/department_ids', source: 'organize' });
  await query.deleteFrom('user_group_departments').where('ws_id', '=', wsId).where('group_id', '=', groupId).execute();
  if (ids.length === 0) return;
  await query
    .insertInto('user_group_departments')
    .values(ids.map((id) => ({ ws_id: wsId, group_id: groupId, department_id: id, created_by: by })))
    .execute();
}

/** Gives the group exactly these single people. Throws `NotFound` unless all of them belong to the workspace. */
export async function setPeople(
  query: Query,
  wsId: string,
  { groupId, by, ids }: Members & { ids: readonly string[] },
): Promise<void> {
  await lockPeople(query, wsId, ids, '/user_ids');
  await query.deleteFrom('user_group_people').where('ws_id', '=', wsId).where('group_id', '=', groupId).execute();
  if (ids.length === 0) return;
  await query
    .insertInto('user_group_people')
    .values(ids.map((id) => ({ ws_id: wsId, group_id: groupId, account_id: id, created_by: by })))
    .execute();
}
