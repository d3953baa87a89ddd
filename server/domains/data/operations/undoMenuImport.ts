import type { Handler } from '#server/kernel/call/handler.ts';
import { undoImport } from '../exchange/imports.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Takes back an import of the caller through a menu, as far as the right to delete goes (REC-11). */
export const undoMenuImport: Handler<'undoMenuImport'> = (call) => {
  const { id, import_id } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    undoImport(query, call, await menuAccess(query, call, id), import_id),
  );
};
