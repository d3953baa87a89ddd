import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/menu-access.ts';
import { undoBulk } from '../record/undo-bulk.ts';

/** Takes the last change of many records of a menu back, all or none (REC-11). */
export const undoMenuUpdate: Handler<'undoMenuUpdate'> = async (call) => {
  const { id, records } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    undoBulk(query, call, await menuAccess(query, call, id), { records }),
  );
};
