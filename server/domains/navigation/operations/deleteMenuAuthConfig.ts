import { deleteRow } from '#server/kernel/changes/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { authorizationFacts, lockAuthorization } from '../grants/queries.ts';
import { ownerOf } from '../rules/lock-application.ts';

/** Takes an authorisation back; it is gone from the next call on (MENU-21). */
export const deleteMenuAuthConfig: Handler<'deleteMenuAuthConfig'> = async (call) => {
  const { application, args, db, locale } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, (query) =>
    deleteRow(query, call, {
      table: 'menu_authorizations',
      module: 'menuAuthorization',
      applicationId: owner.appId,
      wsId: owner.wsId,
      id: args.id,
      lock: () => lockAuthorization(query, owner, { id: args.id, locale }),
      facts: authorizationFacts,
    }),
  );
};
