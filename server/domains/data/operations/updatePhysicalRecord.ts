import type { Handler } from '#server/kernel/call/handler.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { changeRecord } from '../record/write/change-records.ts';

/** Changes fields of a record of a table; fields that are not sent stay (REC-08). */
export const updatePhysicalRecord: Handler<'updatePhysicalRecord'> = async (call) => {
  const { id, rid, data } = call.args;
  return call.db.records(call.application.wsId, async (query) => {
    const access = await tableAccess(query, call, id);
    const record = await changeRecord(query, call, access, { id: rid, data });
    await settleDraft(query, call, access, rid);
    return record;
  });
};
