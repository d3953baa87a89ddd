import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { lockPage, ownerOf, pageFacts, presentPage } from '../custom-page/queries.ts';

/** Renames a custom page; its readers see the name at once. */
export const updateCustomPage: Handler<'updateCustomPage'> = (call) => {
  const { application, args, db, now } = call;
  const owner = ownerOf(application);
  const { id } = args;
  return db.tenant(owner.wsId, (query) =>
    changeRow(query, call, {
      module: 'page',
      wsId: owner.wsId,
      applicationId: owner.appId,
      target: id,
      lock: () => lockPage(query, owner, id),
      present: presentPage,
      wanted: (page) => ({ ...page, name: args.name.trim() }),
      facts: pageFacts,
      async write({ name }) {
        await updateRow(query, 'custom_pages', { wsId: owner.wsId, id, now }, { name });
        return lockPage(query, owner, id);
      },
    }),
  );
};
