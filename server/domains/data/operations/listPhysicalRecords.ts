import type { Handler } from '#server/kernel/call/handler.ts';
import { tableAccess } from '../record/table-access.ts';
import { requireAgreement } from '../record/require-agreement.ts';
import { listReached } from '../record/list.ts';

/** Every record of a table, or with `type=trash` those that were deleted (REC-02, REC-03). */
export const listPhysicalRecords: Handler<'listPhysicalRecords'> = async (call) => {
  const { id, type, ...args } = call.args;
  requireAgreement(call.args, {});
  return call.db.records(
    call.application.wsId,
    async (query) => listReached(query, call, await tableAccess(query, call, id), { args, isTrash: type === 'trash' }),
    { readOnly: true },
  );
};
