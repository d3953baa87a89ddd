import { sql } from 'kysely';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { belongsTo } from '../department/members.ts';
import { idsBelow } from '../department/queries.ts';
import { type ListRules, readList } from '#server/kernel/lists/index.ts';
import { presentPeople } from '../people/avatars.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { peopleList, peopleOf } from '../people/people.ts';
import { type GroupRow, readGroup } from '../groups/queries.ts';

const groupUsers: ListRules<'showUserOrganisationUsers'> = { name: 'showUserOrganisationUsers', ...peopleList };

/** SQL over `memberships`: whether a person of the workspace is in the group. */
async function isIn(query: Query, wsId: string, group: GroupRow) {
  if (group.is_everybody) return sql<boolean>`true`;
  const inDepartment = belongsTo(await idsBelow(query, wsId, group.department_ids));
  return sql<boolean>`(${inDepartment} or memberships.account_id = any(${group.user_ids}))`;
}

/** Everybody in the user group, through a department or chosen alone (ORG-05). */
export const showUserOrganisationUsers: Handler<'showUserOrganisationUsers'> = async (call) => {
  const { id, department_id: departmentId } = call.args;
  const page = await inWorkspace(
    call,
    async (query, wsId) => {
      const group = await readGroup(query, wsId, id);
      let people = peopleOf(query, wsId).where(await isIn(query, wsId, group));
      if (departmentId !== undefined) people = people.where(belongsTo([departmentId]));
      const selected = people.select([
        'memberships.account_id as id',
        'memberships.real_name',
        'memberships.departments',
      ]);
      return readList(query, selected, groupUsers, call.args);
    },
    { readOnly: true },
  );
  return presentPeople(call.db, page, (row, avatar) => ({ ...row, avatar }));
};
