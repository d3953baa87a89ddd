import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { lockPage, ownerOf, pageFacts, presentPage, requireRoomForPage } from '../custom-page/queries.ts';

/** Adds a blank page to the application (COMP-07, COMP-09). */
export const createCustomPage: Handler<'createCustomPage'> = (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, async (query) => {
    await requireRoomForPage(query, owner);
    return createRow(query, call, {
      module: 'page',
      wsId: owner.wsId,
      applicationId: owner.appId,
      async insert(columns) {
        const page = { name: args.name.trim(), kind: args.kind ?? 'customPage' };
        await query
          .insertInto('custom_pages')
          .values({ ...columns, ...page, ws_id: owner.wsId, app_id: owner.appId })
          .execute();
        return lockPage(query, owner, columns.id);
      },
      facts: pageFacts,
      present: presentPage,
    });
  });
};
