import { changeAuthorization } from '#server/domains/navigation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { requireGrantFit } from '../record/access/grant-fit.ts';

/** Changes rights, fields or rows of an authorisation; what is not sent stays (MENU-21). */
export const updateMenuAuthConfig: Handler<'updateMenuAuthConfig'> = (call) => {
  const { wsId, row } = call.application;
  return changeAuthorization(call, (query, grant) => requireGrantFit(query, { wsId, appId: row.id }, grant, call));
};
