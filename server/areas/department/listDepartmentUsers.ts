import type { Handler } from '../../http/handler.ts';
import { type ListRules, presentPage, readList } from '../list/index.ts';
import { avatarsOf } from '../organisation/avatars.ts';
import { departmentsHeld, positionsHeld } from '../organisation/held.ts';
import { inWorkspace } from '../organisation/in-workspace.ts';
import { peopleList, peopleOf } from '../organisation/people.ts';
import { belongsTo } from './members.ts';
import { idsBelow, keepDepartments } from './queries.ts';

const departmentUsers: ListRules<'listDepartmentUsers'> = { name: 'listDepartmentUsers', ...peopleList };

/** The people of a department, with those of everything below it when wanted (ORG-03). */
export const listDepartmentUsers: Handler<'listDepartmentUsers'> = async (call) => {
  const { department_id: id, is_deep: isDeep, source = 'organize', include = [] } = call.args;
  const page = await inWorkspace(call, async (query, wsId) => {
    await keepDepartments(query, wsId, [id], { pointer: '/department_id', source });
    const ids = isDeep ? await idsBelow(query, wsId, [id]) : [id];
    const people = peopleOf(query, wsId)
      .where(belongsTo(ids))
      .select([
        'memberships.account_id as id',
        'memberships.real_name',
        departmentsHeld(source).as('departments'),
        positionsHeld.as('posts'),
      ]);
    return readList(query, people, departmentUsers, call.args);
  });
  const avatarOf = await avatarsOf(
    call.db,
    page.items.map((row) => row.id),
  );
  return presentPage(page, ({ id: accountId, real_name, departments, posts }) => ({
    id: accountId,
    real_name,
    avatar: avatarOf(accountId),
    ...(include.includes('departments') ? { departments } : {}),
    ...(include.includes('duty') ? { duty: posts.map(({ tagName }) => ({ tag_name: tagName })) } : {}),
    ...(include.includes('posts') ? { posts } : {}),
  }));
};
