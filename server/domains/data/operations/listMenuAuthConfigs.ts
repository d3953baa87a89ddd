import { findAuthorizations } from '#server/domains/navigation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentGrants } from '../record/access/present-grants.ts';

/** The menu authorisations of the open application, or those of one menu or one subject (MENU-21). */
export const listMenuAuthConfigs: Handler<'listMenuAuthConfigs'> = (call) => {
  const { wsId, row } = call.application;
  const { type, ...filter } = call.args;
  const owner = { wsId, appId: row.id };
  return call.db.tenant(
    wsId,
    async (query) => {
      const found = await findAuthorizations(query, owner, {
        ...filter,
        isForApi: type === 'api',
        locale: call.locale,
      });
      return presentGrants(query, owner, found, call);
    },
    { readOnly: true },
  );
};
