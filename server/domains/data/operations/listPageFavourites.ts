import type { Handler } from '#server/kernel/call/handler.ts';
import { presentFavourites } from '../favourites/present-favourites.ts';
import { readFavourites } from '../favourites/queries.ts';

/** REC-09: how the caller arranged lists of an application. */
export const listPageFavourites: Handler<'listPageFavourites'> = async ({ args, db, application, session }) => {
  const { appId, pageId } = args;
  const favourites = await db.tenant(
    application.wsId,
    (query) => readFavourites(query, { application, session }, pageId === undefined ? undefined : [pageId]),
    { readOnly: true },
  );
  return presentFavourites(appId, favourites);
};
