import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { bulkUpdate } from '../record/write/bulk.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Gives fields of many records of a table the same values; what cannot be is left out and named. */
export const bulkUpdateTableRecords: Handler<'bulkUpdateTableRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    bulkUpdate(query, call, await tableAccess(query, call, id), args),
  );
};
