import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { withPosition } from '../changes/with-position.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { readStatistic } from '../record/read/statistic.ts';

/** Counts and adds up the records of a menu that the caller's rights let through (REC-05, REC-11). */
export const getMenuStatistic: Handler<'getMenuStatistic', { keys: Keys }> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await menuAccess(query, call, id);
      return withPosition(
        query,
        { tableId: access.design.tableId, keys: call.services.keys, isWanted: args.paramData?.live },
        () => readStatistic(query, call, access, args),
      );
    },
    { readOnly: true },
  );
};
