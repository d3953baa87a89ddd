import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { undoBulk } from '../record/write/undo-bulk.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Takes the last change of many records of a menu back, all or none (REC-11). */
export const undoMenuUpdate: Handler<'undoMenuUpdate'> = async (call) => {
  const { id, records } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    undoBulk(query, call, await menuAccess(query, call, id), { records }),
  );
};
