import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/menu-access.ts';
import { readStatistic } from '../record/statistic.ts';

/** Counts and adds up the records of a menu that the caller's rights let through (REC-05, REC-11). */
export const getMenuStatistic: Handler<'getMenuStatistic'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readStatistic(query, call, await menuAccess(query, call, id), args),
    { readOnly: true },
  );
};
