import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readRecord } from '../record/read/read-record.ts';

/** One record of a table (REC-08). */
export const getPhysicalRecord: Handler<'getPhysicalRecord'> = async (call) => {
  const { id, rid } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readRecord(query, await tableAccess(query, call, id), rid, call),
    { readOnly: true },
  );
};
