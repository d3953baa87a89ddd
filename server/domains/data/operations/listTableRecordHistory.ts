import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readHistory } from '../record/read/history.ts';

/** What happened to a record of a table. */
export const listTableRecordHistory: Handler<'listTableRecordHistory'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readHistory(query, call, await tableAccess(query, call, id), args),
    { readOnly: true },
  );
};
