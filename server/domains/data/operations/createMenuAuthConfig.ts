import { insertAuthorization } from '#server/domains/navigation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { requireGrantFit } from '../record/access/grant-fit.ts';

/** Grants a person, department, position or user group rights in a menu, as far as its table goes (MENU-21, MENU-22). */
export const createMenuAuthConfig: Handler<'createMenuAuthConfig'> = (call) => {
  const { wsId, row } = call.application;
  return insertAuthorization(call, (query, grant) => requireGrantFit(query, { wsId, appId: row.id }, grant, call));
};
