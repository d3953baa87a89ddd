import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/table-access.ts';
import { readStatistic } from '../record/statistic.ts';

/** Counts and adds up the records of a table (REC-05). */
export const getTableStatistic: Handler<'getTableStatistic'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readStatistic(query, call, await tableAccess(query, call, id), args),
    { readOnly: true },
  );
};
