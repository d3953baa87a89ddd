import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { groupList } from '../groups/group-list.ts';
import { groupPresenter, groupsOf } from '../groups/queries.ts';

const rules: ListRules<'listUserGroups'> = {
  name: 'listUserGroups',
  ...groupList,
  equal: { enabled: 'user_groups.enabled' },
};

/** The user groups of the workspace (ORG-07). */
export const listUserGroups: Handler<'listUserGroups'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) =>
      listRows(query, { rows: groupsOf(query, wsId), rules, args: call.args, present: groupPresenter(call.locale) }),
    { singleRead: true },
  );
