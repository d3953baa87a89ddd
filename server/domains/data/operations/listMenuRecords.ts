import type { Handler } from '#server/kernel/call/handler.ts';
import { trashAccess } from '../record/access.ts';
import { requireAgreement } from '../record/require-agreement.ts';
import { listReached } from '../record/list.ts';
import { menuAccess } from '../record/menu-access.ts';

/** The records of a menu that the caller's rights let through, or those of its trash (REC-03, MENU-22, REC-11). */
export const listMenuRecords: Handler<'listMenuRecords'> = async (call) => {
  const { id, type, ...args } = call.args;
  const isTrash = type === 'trash';
  requireAgreement(call.args, { menu_id: id });
  return call.db.records(
    call.application.wsId,
    async (query) => {
      const access = await menuAccess(query, call, id);
      return listReached(query, call, isTrash ? trashAccess(access) : access, { args, isTrash });
    },
    { readOnly: true },
  );
};
