import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseUsed } from '../rules/uses.ts';
import { groupFacts, lockGroup } from '../groups/queries.ts';

/** Deletes a user group that no application uses (ORG-05). */
export const deleteUserOrganisation: Handler<'deleteUserOrganisation'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockGroup(query, wsId, id);
    refuseUsed('user_group_in_use', { application: before.application_count });
    await query
      .updateTable('user_groups')
      .set((row) => ({ deleted_at: call.now, updated_at: call.now, version: row('version', '+', 1) }))
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
    await writeLog(query, call, { module: 'u-org', action: call.operation, target: id, before: groupFacts(before) });
    return null;
  });
};
