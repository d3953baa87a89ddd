import type { Handler } from '#server/kernel/call/handler.ts';
import { reasonInMenu } from '../record/read/reason.ts';

/** Why the caller may or may not do something in a menu, with one of its records or fields, and who can grant it (MENU-22). */
export const explainMenuRight: Handler<'explainMenuRight'> = (call) => {
  const { id: menuId, right, record, field } = call.args;
  return call.db.records(
    call.application.wsId,
    (query) => reasonInMenu(query, call, { menuId, right, record, field }),
    { readOnly: true },
  );
};
