import type { Handler } from '#server/kernel/call/handler.ts';
import { requireAgreement } from '../record/require-agreement.ts';
import { listReached } from '../record/list.ts';
import { menuAccess } from '../record/menu-access.ts';

/** The records of a menu that the caller's rights let through (MENU-22, REC-11). */
export const listMenuRecords: Handler<'listMenuRecords'> = async (call) => {
  const { id, ...args } = call.args;
  requireAgreement(call.args, { menu_id: id });
  return call.db.records(
    call.application.wsId,
    async (query) => listReached(query, call, await menuAccess(query, call, id), { args }),
    { readOnly: true },
  );
};
