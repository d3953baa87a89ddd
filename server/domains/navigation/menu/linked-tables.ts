import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';

const viewOf = sql<
  string | null
>`case when front_meta ->> 'model_type' = 'logical_table' and front_meta ->> 'share_id' is null
  then front_meta ->> 'logical_table_id' end`;

/** The view that a menu is linked to; undefined for a menu that is not there and for one that opens something else. */
export async function findMenuLink(
  query: Query,
  { wsId, appId }: OfApplication,
  menuId: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', menuId)
    .where('deleted_at', 'is', null)
    .select(viewOf.as('view_id'))
    .executeTakeFirst();
  return row?.view_id ?? undefined;
}

/** The name of a menu. */
export async function findMenuName(
  query: Query,
  { wsId, appId }: OfApplication,
  menuId: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', menuId)
    .select('menu_name')
    .executeTakeFirst();
  return row?.menu_name;
}

/** The menus that are linked to a view. */
export async function menusOfView(query: Query, { wsId, appId }: OfApplication, viewId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where(viewOf, '=', viewId)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
