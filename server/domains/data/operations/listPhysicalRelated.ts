import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { viewAccess } from '../record/menu-access.ts';
import { listRelated } from '../record/related.ts';

/** The same for a whole table, for those who build it; they reach every view. */
export const listPhysicalRelated: Handler<'listPhysicalRelated'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { id, ...asked } = call.args;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      const from = await viewAccess(query, call, { viewId: asked.logical_table_id });
      return listRelated(query, call, { of: wholeTable(design, { canEdit }), from }, asked);
    },
    { readOnly: true },
  );
};
