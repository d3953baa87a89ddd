import type { Handler } from '#server/kernel/call/handler.ts';
import { listReached } from '../record/list.ts';
import { viewAccess } from '../record/menu-access.ts';

/** The records of a view that the caller's rights let through (REC-04, REC-11). */
export const listLogicalRecords: Handler<'listLogicalRecords'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) =>
      listReached(query, call, await viewAccess(query, call, { viewId: id, menuId: args.menu_id }), { args }),
    { readOnly: true },
  );
};
