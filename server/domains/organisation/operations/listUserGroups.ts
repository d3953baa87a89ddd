import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, presentPage, readList } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { groupList } from '../groups/group-list.ts';
import { groupsOf, presentGroup } from '../groups/queries.ts';

const groups: ListRules<'listUserGroups'> = {
  name: 'listUserGroups',
  ...groupList,
  equal: { enabled: 'user_groups.enabled' },
};

/** The user groups of the workspace (ORG-07). */
export const listUserGroups: Handler<'listUserGroups'> = async (call) => {
  const page = await inWorkspace(call, (query, wsId) => readList(query, groupsOf(query, wsId), groups, call.args), {
    singleRead: true,
  });
  return presentPage(page, presentGroup);
};
