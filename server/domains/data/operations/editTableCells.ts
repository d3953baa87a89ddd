import type { Handler } from '#server/kernel/call/handler.ts';
import { editCells } from '../exchange/edit-cells.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Changes cells of a list of a table's records, all of them or none. */
export const editTableCells: Handler<'editTableCells'> = async (call) => {
  const { id, changes } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    editCells(query, call, await tableAccess(query, call, id), { changes }),
  );
};
