import type { Handler } from '#server/kernel/call/handler.ts';
import { findViewUnlessTable } from '../record/access/table-access.ts';
import { reasonOfRole } from '../record/read/reason.ts';

/** The same for a whole table: the caller's role decides. */
export const explainTableRight: Handler<'explainTableRight'> = (call) => {
  const { wsId, row } = call.application;
  return call.db.tenant(
    wsId,
    async (query) => {
      await findViewUnlessTable(query, { wsId, appId: row.id }, call.args.id);
      return reasonOfRole(query, call, call.args.right);
    },
    { readOnly: true },
  );
};
