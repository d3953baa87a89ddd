import type { Handler } from '#server/kernel/call/handler.ts';
import { readRecord } from '../record/read/read-record.ts';
import { viewAccess } from '../record/access/menu-access.ts';

/** One record of a view (REC-08, REC-11). */
export const getLogicalRecord: Handler<'getLogicalRecord'> = async (call) => {
  const { id, rid } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readRecord(query, await viewAccess(query, call, { viewId: id }), rid, call),
    { readOnly: true },
  );
};
