import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { viewAccess } from '../record/access/menu-access.ts';
import { listRelated } from '../record/read/related.ts';

/** The same for a whole table, for those who build it; they reach every view. */
export const listPhysicalRelated: Handler<'listPhysicalRelated'> = async (call) => {
  const { id, ...asked } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const from = await viewAccess(query, call, {
        viewId: asked.logical_table_id,
        pointer: '/logical_table_id',
      });
      return listRelated(query, call, { of: await tableAccess(query, call, id), from }, asked);
    },
    { readOnly: true },
  );
};
