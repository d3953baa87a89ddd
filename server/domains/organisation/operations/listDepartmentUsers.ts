import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { type ListArguments, type ListRules, readList } from '#server/kernel/lists/index.ts';
import { presentPeople } from '../people/avatars.ts';
import { departmentsHeld, positionsHeld } from '../people/member-columns.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { peopleList, peopleOf } from '../people/people.ts';
import { belongsTo } from '../department/members.ts';
import { idsBelow, requireDepartments, type Source } from '../department/queries.ts';

const departmentUsers: ListRules<'listDepartmentUsers'> = { name: 'listDepartmentUsers', ...peopleList };

interface Wanted {
  id: string;
  is_deep?: boolean;
  source: Source;
}

/** The department and, when wanted, those below it. Throws `NotFound` for one that the tree does not have. */
async function departmentIds(query: Query, wsId: string, { id, is_deep: isDeep, source }: Wanted): Promise<string[]> {
  await requireDepartments(query, wsId, [id], { pointer: '/department_id', source });
  return isDeep ? idsBelow(query, wsId, [id]) : [id];
}

/** Everybody who is named is one page: a form that holds them shows all of their names. */
function pageOf(args: Call<'listDepartmentUsers'>['args']): ListArguments {
  const { type, user_ids: named, page, cursor, ...others } = args;
  if (type !== 'all' || named === undefined) return { ...others, page, cursor };
  return { ...others, size: Math.max(named.length, 1) };
}

/** The people of a department, with those of everything below it when wanted (ORG-03); without one, of the workspace. */
export const listDepartmentUsers: Handler<'listDepartmentUsers'> = async (call) => {
  const { department_id: id, user_ids: userIds, source = 'organize', include = [] } = call.args;
  const page = await inWorkspace(call, async (query, wsId) => {
    const ids = id === undefined ? undefined : await departmentIds(query, wsId, { ...call.args, id, source });
    const people = peopleOf(query, wsId)
      .$if(ids !== undefined, (found) => found.where(belongsTo(ids ?? [])))
      .$if(userIds !== undefined, (found) =>
        found.where('memberships.account_id', '=', sql<string>`any(${userIds ?? []})`),
      )
      .select([
        'memberships.account_id as id',
        'memberships.real_name',
        departmentsHeld(source).as('departments'),
        positionsHeld.as('posts'),
      ]);
    return readList(query, people, departmentUsers, pageOf(call.args));
  });
  return presentPeople(call.db, page, ({ id: accountId, real_name, departments, posts }, avatar) => ({
    id: accountId,
    real_name,
    avatar,
    ...(include.includes('departments') ? { departments } : {}),
    ...(include.includes('duty') ? { duty: posts.map(({ tagName }) => ({ tag_name: tagName })) } : {}),
    ...(include.includes('posts') ? { posts } : {}),
  }));
};
