import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseUsed } from '../rules/uses.ts';
import { fixedGroup } from '../groups/everybody.ts';
import { groupFacts, lockGroup } from '../groups/queries.ts';

/** Deletes a user group that no application uses (ORG-05). */
export const deleteUserOrganisation: Handler<'deleteUserOrganisation'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, (query, wsId) =>
    deleteRow(query, call, {
      table: 'user_groups',
      module: 'u-org',
      wsId,
      id,
      lock: () => lockGroup(query, wsId, id),
      requireUnused(group) {
        if (group.is_everybody) throw fixedGroup('/id');
        refuseUsed('user_group_in_use', { application: group.application_count });
      },
      facts: groupFacts,
    }),
  );
};
