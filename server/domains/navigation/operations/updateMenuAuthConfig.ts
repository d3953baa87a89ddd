import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { authorizationFacts, lockAuthorization, presentAuthorization } from '../grants/queries.ts';
import { requireGrant } from '../grants/require-grant.ts';
import { ownerOf } from '../rules/lock-application.ts';

/** Changes rights, fields or rows of an authorisation; what is not sent stays (MENU-21). */
export const updateMenuAuthConfig: Handler<'updateMenuAuthConfig'> = async (call) => {
  const { application, args, db, now } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  const { id } = args;
  requireGrant(args);
  return db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'menuAuthorization',
      applicationId: appId,
      wsId,
      target: id,
      lock: () => lockAuthorization(query, owner, id),
      present: presentAuthorization,
      wanted: (stored) => ({
        ...stored,
        rights: args.rights ?? stored.rights,
        visible_fields: args.visible_fields ?? stored.visible_fields,
        data_scope: args.data_scope ?? stored.data_scope,
        for_api: args.for_api ?? stored.for_api,
      }),
      facts: authorizationFacts,
      async write({ rights, visible_fields, data_scope, for_api }) {
        await updateRow(
          query,
          'menu_authorizations',
          { wsId, id, now },
          {
            rights: json(rights),
            visible_fields: json<Record<string, unknown>>(visible_fields),
            data_scope: json<Record<string, unknown>>(data_scope),
            for_api,
          },
        );
        return lockAuthorization(query, owner, id);
      },
    }),
  );
};
