import type { Handler } from '#server/kernel/call/handler.ts';
import { readHistory } from '../record/read/history.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** What happened to a record of a menu, without what the caller does not see (REC-11). */
export const listMenuRecordHistory: Handler<'listMenuRecordHistory'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readHistory(query, call, await menuAccess(query, call, id), args),
    { readOnly: true },
  );
};
