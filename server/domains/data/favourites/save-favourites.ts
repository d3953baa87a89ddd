import type { Schemas } from '#openapi';
import type { Call } from '#server/kernel/call/handler.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import { presentFavourites } from './present-favourites.ts';
import { deleteFavourites, deleteOldFavourites, type Favourite, readFavourites } from './queries.ts';

/** Saves how the caller arranged the pages that are sent; others stay. */
export function saveFavourites(call: Call<'updatePageFavourite'>): Promise<Schemas['PageFavourite']> {
  const { appId, frontMeta, lists = [] } = call.args;
  return call.db.tenant(call.application.wsId, async (query) => {
    const pageIds = [...new Set([...Object.keys(frontMeta), ...lists.map(({ page_id }) => page_id)])];
    const stored = pageIds.length === 0 ? [] : await readFavourites(query, call, pageIds);
    const wanted = pageIds.map((pageId) => changed(pageId, stored, { widths: frontMeta[pageId], lists }));
    await deleteFavourites(
      query,
      call,
      wanted.filter(isAsDesigned).map(({ page_id }) => page_id),
    );
    for (const favourite of wanted) if (!isAsDesigned(favourite)) await write(query, call, favourite);
    await deleteOldFavourites(query, call);
    return presentFavourites(appId, await readFavourites(query, call));
  });
}

const isAsDesigned = ({ widths, arrangement }: Favourite): boolean =>
  Object.keys(widths).length === 0 && Object.keys(arrangement).length === 0;

interface Sent {
  widths: Readonly<Record<string, number>> | undefined;
  lists: readonly Schemas['PageArrangement'][];
}

/** A page with what is sent of it in place of what is stored. */
function changed(pageId: string, stored: readonly Favourite[], { widths, lists }: Sent): Favourite {
  const before = stored.find(({ page_id }) => page_id === pageId);
  const list = lists.findLast(({ page_id }) => page_id === pageId);
  if (!list) return { page_id: pageId, widths: widths ?? {}, arrangement: before?.arrangement ?? {} };
  const { columns, density } = list;
  const own = (columns ?? []).flatMap(({ field, width }) => (width === undefined ? [] : [[field, width] as const]));
  return {
    page_id: pageId,
    widths: { ...widths, ...Object.fromEntries(own) },
    arrangement: {
      ...(columns && columns.length > 0 && { columns: columns.map(withoutWidth) }),
      ...(density && { density }),
    },
  };
}

function withoutWidth(column: Schemas['RecordViewColumn']): Schemas['RecordViewColumn'] {
  const { width: _, ...rest } = column;
  return rest;
}

async function write(query: Query, call: Call<'updatePageFavourite'>, favourite: Favourite): Promise<void> {
  const { page_id, widths, arrangement } = favourite;
  const changes = {
    widths: json<Record<string, number>>({ ...widths }),
    arrangement: json<Record<string, unknown>>({ ...arrangement }),
    updated_at: call.now,
  };
  await query
    .insertInto('page_favourites')
    .values({
      ws_id: call.application.wsId,
      app_id: call.application.row.id,
      account_id: call.session.accountId,
      page_id,
      ...changes,
    })
    .onConflict((row) => row.columns(['ws_id', 'app_id', 'account_id', 'page_id']).doUpdateSet(changes))
    .execute();
}
