import type { Handler } from '#server/kernel/call/handler.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { withPosition } from '../changes/with-position.ts';
import { trashAccess } from '../record/access/record-access.ts';
import { requireAgreement } from '../record/access/require-agreement.ts';
import { listInScope } from '../record/read/list.ts';
import { menuAccess } from '../record/access/menu-access.ts';

/** The records of a menu that the caller's rights let through, or those of its trash (REC-03, MENU-22, REC-11). */
export const listMenuRecords: Handler<'listMenuRecords', { keys: Keys }> = async (call) => {
  const { id, type, live, ...args } = call.args;
  const isTrash = type === 'trash';
  requireAgreement(call.args, { menu_id: id });
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await menuAccess(query, call, id);
      return withPosition(query, { tableId: access.design.tableId, keys: call.services.keys, isWanted: live }, () =>
        listInScope(query, call, isTrash ? trashAccess(access) : access, { args, isTrash }),
      );
    },
    { readOnly: true },
  );
};
