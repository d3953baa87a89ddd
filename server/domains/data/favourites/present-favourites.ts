import type { Schemas } from '#openapi';
import type { Favourite } from './queries.ts';

/** Widths of columns in px that a list takes; the contract's limits. */
const [narrowest, widest] = [48, 1200];

/** Favourites as they are on the wire. */
export function presentFavourites(appId: string, favourites: readonly Favourite[]): Schemas['PageFavourite'] {
  const widened = favourites.filter(({ widths }) => Object.keys(widths).length > 0);
  const arranged = favourites.filter(({ arrangement }) => Object.keys(arrangement).length > 0);
  return {
    appId,
    frontMeta: Object.fromEntries(widened.map(({ page_id, widths }) => [page_id, { ...widths }])),
    lists: arranged.map(({ page_id, widths, arrangement: { columns, ...rest } }) => ({
      page_id,
      ...rest,
      ...(columns && { columns: columns.map((column) => ({ ...column, ...widthOf(widths[column.field]) })) }),
    })),
  };
}

const widthOf = (width: number | undefined): { width?: number } =>
  width === undefined ? {} : { width: Math.min(widest, Math.max(narrowest, width)) };
