import type { Handler } from '#server/kernel/call/handler.ts';
import { editCells } from '../exchange/edit-cells.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Changes cells of a list of a menu's records, all of them or none (REC-11). */
export const editMenuCells: Handler<'editMenuCells'> = async (call) => {
  const { id, changes } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    editCells(query, call, await menuAccess(query, call, id), { changes }),
  );
};
