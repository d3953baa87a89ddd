import type { Handler } from '#server/kernel/call/handler.ts';
import { menuAccess } from '../record/access/menu-access.ts';
import { readRelations } from '../record/read/relations.ts';

/** What points at a record of a menu, by the caller's own menus (MENU-22, REC-11). */
export const getMenuRelations: Handler<'getMenuRelations'> = async (call) => {
  const { id, ...args } = call.args;
  return call.db.records(
    call.application.wsId,
    async (query) => readRelations(query, call, await menuAccess(query, call, id), args),
    { readOnly: true },
  );
};
