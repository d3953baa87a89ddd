import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { withPosition } from '../changes/with-position.ts';
import { listInScope } from '../record/read/list.ts';
import { viewAccess } from '../record/access/menu-access.ts';

/** The records of a view that the caller's rights let through (REC-04, REC-11). */
export const listLogicalRecords: Handler<'listLogicalRecords', { keys: Keys }> = async (call) => {
  const { id, live, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await viewAccess(query, call, { viewId: id, menuId: args.menu_id });
      return withPosition(query, { tableId: access.design.tableId, keys: call.services.keys, isWanted: live }, () =>
        listInScope(query, call, access, { args }),
      );
    },
    { readOnly: true },
  );
};
