import type { Handler } from '#server/kernel/call/handler.ts';
import { findAuthorizations, presentAuthorization } from '../grants/queries.ts';
import { ownerOf } from '../rules/lock-application.ts';

/** The menu authorisations of the open application, or those of one menu or one subject (MENU-21). */
export const listMenuAuthConfigs: Handler<'listMenuAuthConfigs'> = async ({ application, args, db }) => {
  const { type, ...filter } = args;
  const found = await db.tenant(
    application.wsId,
    (query) => findAuthorizations(query, ownerOf(application), { ...filter, isForApi: type === 'api' }),
    { readOnly: true },
  );
  return found.map(presentAuthorization);
};
