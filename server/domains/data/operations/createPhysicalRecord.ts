import type { Handler } from '#server/kernel/call/handler.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { createRecord } from '../record/write/add-records.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';

/** Adds a record to a table (REC-07). */
export const createPhysicalRecord: Handler<'createPhysicalRecord'> = async (call) => {
  const { id, data } = call.args;
  return call.db.records(call.application.wsId, async (query) => {
    const access = await tableAccess(query, call, id);
    requireAgreement(call.args, { p_table_id: access.design.tableId });
    const record = await createRecord(query, call, access, data);
    await settleDraft(query, call, access, null);
    return record;
  });
};
