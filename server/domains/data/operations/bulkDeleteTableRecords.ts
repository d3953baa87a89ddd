import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { bulkDelete } from '../record/write/bulk.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Moves many records of a table into the trash; what cannot be is left out and named. */
export const bulkDeleteTableRecords: Handler<'bulkDeleteTableRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    bulkDelete(query, call, await tableAccess(query, call, id), args),
  );
};
