import type { Handler } from '#server/kernel/call/handler.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import { changeRecord } from '../record/write/change-records.ts';
import { viewAccess } from '../record/access/menu-access.ts';

/** Changes fields of a record through a view; fields that are not sent stay (REC-08, REC-11). */
export const updateLogicalRecord: Handler<'updateLogicalRecord'> = async (call) => {
  const { id, rid, data } = call.args;
  return call.db.records(call.application.wsId, async (query) => {
    const access = await viewAccess(query, call, { viewId: id });
    const record = await changeRecord(query, call, access, { id: rid, data });
    await settleDraft(query, call, access, rid);
    return record;
  });
};
