import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseUsed } from '../rules/uses.ts';
import { holdersOf } from '../position/holders.ts';
import { lockPosition, positionFacts } from '../position/queries.ts';

/** Deletes a position that nobody holds (ORG-08). */
export const deletePosition: Handler<'deletePosition'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockPosition(query, wsId, id);
    refuseUsed('position_in_use', { user: (await holdersOf(query, wsId, id)).length });
    await query
      .updateTable('positions')
      .set((row) => ({ deleted_at: call.now, updated_at: call.now, version: row('version', '+', 1) }))
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
    await writeLog(query, call, {
      module: 'position',
      action: call.operation,
      target: id,
      before: positionFacts(before),
    });
    return null;
  });
};
