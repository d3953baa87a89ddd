import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { presentRecordTable } from '../record/present/record-table.ts';

/** The columns, the form and the rights of a whole table, for those who build it. */
export const getRecordTable: Handler<'getRecordTable'> = async (call) => {
  return call.db.records(
    call.application.wsId,
    async (query) => presentRecordTable(query, await tableAccess(query, call, call.args.id), call),
    { readOnly: true },
  );
};
