import type { Handler } from '#server/kernel/call/handler.ts';
import { saveFavourites } from '../favourites/save-favourites.ts';

/** REC-09 REC-10: saves how the caller arranged lists of an application. */
export const updatePageFavourite: Handler<'updatePageFavourite'> = (call) => saveFavourites(call);
