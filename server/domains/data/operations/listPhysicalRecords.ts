import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { listThrough } from '../doors/lists.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';
import { tableAccess } from '../record/access/table-access.ts';

/** Every record of a table, or with `type=trash` those that were deleted (REC-02, REC-03). */
export const listPhysicalRecords: Handler<'listPhysicalRecords', { keys: Keys }> = async (call) => {
  requireAgreement(call.args, {});
  return listThrough(call, tableAccess);
};
