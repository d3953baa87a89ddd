import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { groupList } from '../groups/group-list.ts';
import { groupPresenter, groupsOf } from '../groups/queries.ts';

const rules: ListRules<'listEnabledUserOrganisations'> = { name: 'listEnabledUserOrganisations', ...groupList };

/** The user groups that an application may choose (ORG-05). */
export const listEnabledUserOrganisations: Handler<'listEnabledUserOrganisations'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) => {
      const rows = groupsOf(query, wsId).where('enabled', '=', true);
      return listRows(query, { rows, rules, args: call.args, present: groupPresenter(call.locale) });
    },
    { singleRead: true },
  );
