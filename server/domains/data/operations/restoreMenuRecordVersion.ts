import type { Handler } from '#server/kernel/call/handler.ts';
import { restoreVersion } from '../record/write/restore-version.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** Gives a record of a menu the values again that it had at a moment (REC-11). */
export const restoreMenuRecordVersion: Handler<'restoreMenuRecordVersion'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(call.application.wsId, async (query) =>
    restoreVersion(query, call, await menuAccess(query, call, id), args),
  );
};
