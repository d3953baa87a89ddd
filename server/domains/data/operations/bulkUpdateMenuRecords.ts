import type { Handler } from '#server/kernel/call/handler.ts';
import { bulkUpdate } from '../record/write/bulk.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Gives fields of many records of a menu the same values; what cannot be is left out and named (REC-11). */
export const bulkUpdateMenuRecords: Handler<'bulkUpdateMenuRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    bulkUpdate(query, call, await menuAccess(query, call, id), args),
  );
};
