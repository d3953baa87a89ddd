import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, presentPage, readList } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { groupList } from '../groups/group-list.ts';
import { groupsOf, presentGroup } from '../groups/queries.ts';

const groups: ListRules<'listEnabledUserOrganisations'> = { name: 'listEnabledUserOrganisations', ...groupList };

/** The user groups that an application may choose (ORG-05). */
export const listEnabledUserOrganisations: Handler<'listEnabledUserOrganisations'> = async (call) => {
  const page = await inWorkspace(
    call,
    (query, wsId) => readList(query, groupsOf(query, wsId).where('enabled', '=', true), groups, call.args),
    { singleRead: true },
  );
  return presentPage(page, presentGroup);
};
