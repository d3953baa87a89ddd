import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess, viewAccess } from '../record/access/menu-access.ts';
import { listRelated } from '../record/read/related.ts';

/** The records of a view that point at a record of a menu (MENU-22, REC-11). */
export const listRelatedRecords: Handler<'listRelatedRecords'> = async (call) => {
  const { id, ...asked } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const of = await menuAccess(query, call, id);
      const from = await viewAccess(query, call, {
        viewId: asked.logical_table_id,
        pointer: '/logical_table_id',
      });
      return listRelated(query, call, { of, from }, asked);
    },
    { readOnly: true },
  );
};
