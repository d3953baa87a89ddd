import type { ExpressionBuilder } from 'kysely';
import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query, Tables } from '#server/kernel/db/index.ts';

type Arrangement = Omit<Schemas['PageArrangement'], 'page_id'>;

/** The part of a call that decides whose favourites there are. */
export interface FavouriteCaller {
  application: OpenApplication;
  session: Session;
}

/** How the caller arranged one page; its columns have no widths. */
export interface Favourite {
  page_id: string;
  widths: Readonly<Record<string, number>>;
  arrangement: Arrangement;
}

/** The most pages of one person in an application; the contract's limit. */
const most = 500;

/** What the caller's own rows have in common. */
const ownBy =
  ({ application, session }: FavouriteCaller) =>
  (eb: ExpressionBuilder<Tables, 'page_favourites'>) =>
    eb.and([
      eb('ws_id', '=', application.wsId),
      eb('app_id', '=', application.row.id),
      eb('account_id', '=', session.accountId),
    ]);

/** The caller's own rows. */
export const favouritesOf = (query: Query, caller: FavouriteCaller) =>
  query.selectFrom('page_favourites').where(ownBy(caller));

/** The caller's favourites, those of one page or of all. */
export async function readFavourites(
  query: Query,
  caller: FavouriteCaller,
  pageIds?: readonly string[],
): Promise<Favourite[]> {
  const all = favouritesOf(query, caller);
  const rows = await (pageIds ? all.where('page_id', 'in', pageIds) : all)
    .orderBy('page_id')
    .limit(most)
    .select(['page_id', 'widths', 'arrangement'])
    .execute();
  // Safe: only what the contract describes is ever written there.
  return rows as Favourite[];
}

/** Drops the caller's favourites of these pages. */
export async function deleteFavourites(
  query: Query,
  caller: FavouriteCaller,
  pageIds: readonly string[],
): Promise<void> {
  if (pageIds.length === 0) return;
  await query.deleteFrom('page_favourites').where(ownBy(caller)).where('page_id', 'in', pageIds).execute();
}

/** Drops those past the limit that were changed longest ago. */
export async function deleteOldFavourites(query: Query, caller: FavouriteCaller): Promise<void> {
  const surplus = await favouritesOf(query, caller)
    .orderBy('updated_at', 'desc')
    .orderBy('page_id')
    .offset(most)
    .limit(most)
    .select('page_id')
    .execute();
  await deleteFavourites(
    query,
    caller,
    surplus.map(({ page_id }) => page_id),
  );
}
