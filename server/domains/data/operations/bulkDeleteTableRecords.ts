import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/table-access.ts';
import { bulkDelete } from '../record/bulk.ts';

/** Moves many records of a table into the trash; what cannot be is left out and named. */
export const bulkDeleteTableRecords: Handler<'bulkDeleteTableRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    bulkDelete(query, call, await tableAccess(query, call, id), args),
  );
};
