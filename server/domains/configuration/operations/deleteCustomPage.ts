import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { lockPage, ownerOf, pageFacts } from '../custom-page/queries.ts';

/** Deletes a custom page, its draft and versions with it; a menu that opens it says that it is gone. */
export const deleteCustomPage: Handler<'deleteCustomPage'> = (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, (query) =>
    deleteRow(query, call, {
      table: 'custom_pages',
      module: 'page',
      wsId: owner.wsId,
      applicationId: owner.appId,
      id: args.id,
      lock: () => lockPage(query, owner, args.id),
      facts: pageFacts,
    }),
  );
};
