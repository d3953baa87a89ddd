import type { Handler } from '#server/kernel/call/handler.ts';
import { bulkDelete } from '../record/write/bulk.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { inBulkTurn } from '../record/write/in-bulk-turn.ts';

/** Moves many records of a menu into the trash; what cannot be is left out and named (REC-11). */
export const bulkDeleteMenuRecords: Handler<'bulkDeleteMenuRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return inBulkTurn(call, call.application.wsId, async (query) =>
    bulkDelete(query, call, await menuAccess(query, call, id), args),
  );
};
