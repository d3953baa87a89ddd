import type { Handler } from '#server/kernel/call/handler.ts';
import { readRecord } from '../record/read/read-record.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** One record of a menu (REC-08, REC-11). */
export const getMenuRecord: Handler<'getMenuRecord'> = async (call) => {
  const { id, rid } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readRecord(query, await menuAccess(query, call, id), rid, call),
    { readOnly: true },
  );
};
