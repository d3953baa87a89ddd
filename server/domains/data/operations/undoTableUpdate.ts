import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { undoBulk } from '../record/write/undo-bulk.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Takes the last change of many records of a table back, all or none. */
export const undoTableUpdate: Handler<'undoTableUpdate'> = async (call) => {
  const { id, records } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    undoBulk(query, call, await tableAccess(query, call, id), { records }),
  );
};
