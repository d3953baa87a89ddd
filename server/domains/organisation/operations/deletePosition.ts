import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseUsed } from '../rules/uses.ts';
import { holdersOf } from '../position/holders.ts';
import { lockPosition, positionFacts } from '../position/queries.ts';

/** Deletes a position that no user holds (ORG-08). */
export const deletePosition: Handler<'deletePosition'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, (query, wsId) =>
    deleteRow(query, call, {
      table: 'positions',
      module: 'position',
      wsId,
      id,
      lock: () => lockPosition(query, wsId, id),
      async requireUnused() {
        refuseUsed('position_in_use', { user: (await holdersOf(query, wsId, id)).length });
      },
      facts: positionFacts,
    }),
  );
};
