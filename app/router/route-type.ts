/** What an address of an application shows: each kind as a list, and as what adds, edits and reads one thing of it (ROUTE-113). */
const kinds = {
  ptable: '/p/:id',
  table: '/p/:id/t/:tid',
  sub_table: '/p/:pid/l/:lid',
  menu: '/m/:id',
  sub_menu: '/m/:id/l/:lid',
  category: '/c/:id',
} as const;

const ways = { '': '', _add: '/add', _edit: '/edit/:rid', _detail: '/detail/:rid' } as const;

type Kind = keyof typeof kinds;
export type RouteType = `${Kind}${keyof typeof ways}`;

/** A category is itself what its pages edit and read. */
const addressOf = (kind: Kind, way: keyof typeof ways): string =>
  kinds[kind] + (kind === 'category' ? ways[way].replace('/:rid', '') : ways[way]);

/** The types by the routes of their pages. */
export const routeTypes: ReadonlyMap<string, RouteType> = new Map(
  // Safe: the keys of the two records.
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    (Object.keys(ways) as (keyof typeof ways)[]).map((way) => [addressOf(kind, way), `${kind}${way}`] as const),
  ),
);

/** The type of a page by its route; empty for pages of anything else. More about a record of a sub-table is a look at it as well. */
export const routeType = (route: string | undefined): RouteType | '' =>
  routeTypes.get(route?.replace('/detail-more/', '/detail/') ?? '') ?? '';
