import type { Handler } from '#server/kernel/call/handler.ts';
import { findTable } from '../design/table-rows.ts';
import { reasonOfRole } from '../record/reason.ts';

/** The same for a whole table: the caller's role decides. */
export const explainTableRight: Handler<'explainTableRight'> = (call) => {
  const { wsId, row } = call.application;
  return call.db.tenant(
    wsId,
    async (query) => {
      await findTable(query, { wsId, appId: row.id }, call.args.id);
      return reasonOfRole(query, call, call.args.right);
    },
    { readOnly: true },
  );
};
