import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { withPosition } from '../changes/with-position.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { readStatistic } from '../record/read/statistic.ts';

/** Counts and adds up the records of a table (REC-05). */
export const getTableStatistic: Handler<'getTableStatistic', { keys: Keys }> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await tableAccess(query, call, id);
      return withPosition(
        query,
        { tableId: access.design.tableId, keys: call.services.keys, isWanted: args.paramData?.live },
        () => readStatistic(query, call, access, args),
      );
    },
    { readOnly: true },
  );
};
