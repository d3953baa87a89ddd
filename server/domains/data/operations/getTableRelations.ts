import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readRelations } from '../record/read/relations.ts';

/** What points at a record of a whole table, for those who build it. */
export const getTableRelations: Handler<'getTableRelations'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readRelations(query, call, await tableAccess(query, call, id), args),
    { readOnly: true },
  );
};
