import type { Handler } from '#server/kernel/call/handler.ts';
import { undoImport } from '../exchange/imports.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Takes back an import into a table, for those who build it. */
export const undoTableImport: Handler<'undoTableImport'> = (call) => {
  const { id, import_id } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    undoImport(query, call, await tableAccess(query, call, id), import_id),
  );
};
