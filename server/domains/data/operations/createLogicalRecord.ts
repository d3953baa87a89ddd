import type { Handler } from '#server/kernel/call/handler.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import { createRecord } from '../record/write/add-records.ts';
import { viewAccess } from '../record/access/menu-access.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';

/** Adds a record through a view (REC-07, REC-11). */
export const createLogicalRecord: Handler<'createLogicalRecord'> = async (call) => {
  const { id, data } = call.args;
  return call.db.records(call.application.wsId, async (query) => {
    const access = await viewAccess(query, call, { viewId: id, menuId: call.args.menu_id });
    requireAgreement(call.args, {
      p_table_id: access.design.tableId,
      l_table_id: access.viewId,
      menu_id: access.menuId,
    });
    const record = await createRecord(query, call, access, data);
    await settleDraft(query, call, access, null);
    return record;
  });
};
