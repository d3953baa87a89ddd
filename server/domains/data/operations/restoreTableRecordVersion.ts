import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { restoreVersion } from '../record/write/restore-version.ts';

/** Gives a record of a table the values again that it had at a moment. */
export const restoreTableRecordVersion: Handler<'restoreTableRecordVersion'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    restoreVersion(query, call, await tableAccess(query, call, id), args),
  );
};
