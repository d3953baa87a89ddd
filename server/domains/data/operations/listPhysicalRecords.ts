import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { withPosition } from '../changes/with-position.ts';
import { tableAccess } from '../record/access/table-access.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';
import { listInScope } from '../record/read/list.ts';

/** Every record of a table, or with `type=trash` those that were deleted (REC-02, REC-03). */
export const listPhysicalRecords: Handler<'listPhysicalRecords', { keys: Keys }> = async (call) => {
  const { id, type, live, ...args } = call.args;
  requireAgreement(call.args, {});
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await tableAccess(query, call, id);
      return withPosition(query, { tableId: access.design.tableId, keys: call.services.keys, isWanted: live }, () =>
        listInScope(query, call, access, { args, isTrash: type === 'trash' }),
      );
    },
    { readOnly: true },
  );
};
