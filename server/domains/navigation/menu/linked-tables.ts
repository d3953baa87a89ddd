import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { nameIn } from '../names/local-names.ts';
import type { OfApplication } from '../rules/lock-application.ts';

const viewOf = sql<
  string | null
>`case when front_meta ->> 'model_type' in ('logical_table', 'falcon_widget_list') and front_meta ->> 'share_id' is null
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

/** The name of a menu in a language, and which custom list shows its records. */
export async function findMenuTitle(
  query: Query,
  { wsId, appId }: OfApplication,
  { menuId, locale }: { menuId: string; locale: string },
): Promise<{ menu_name: string; component_id?: string } | undefined> {
  const row = await query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', menuId)
    .select(['menu_name', 'names', sql<string | null>`front_meta ->> 'component_id'`.as('component_id')])
    .executeTakeFirst();
  if (!row) return undefined;
  const name = nameIn({ name: row.menu_name, names: row.names }, locale);
  return { menu_name: name, ...(row.component_id !== null && { component_id: row.component_id }) };
}

/** The custom page that a menu opens, and what the menu is called; undefined for a menu that opens something else. */
export async function findMenuPage(
  query: Query,
  { wsId, appId }: OfApplication,
  { menuId, locale }: { menuId: string; locale: string },
): Promise<{ page_id: string; menu_name: string } | undefined> {
  const row = await query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', menuId)
    .where('deleted_at', 'is', null)
    .where(sql`front_meta ->> 'model_type'`, '=', 'customizePage')
    .select(['menu_name', 'names', sql<string>`front_meta ->> 'page_id'`.as('page_id')])
    .executeTakeFirst();
  return row && { page_id: row.page_id, menu_name: nameIn({ name: row.menu_name, names: row.names }, locale) };
}

const linkedTo = (query: Query, { wsId, appId }: OfApplication, viewIds: readonly string[]) =>
  query
    .selectFrom('menus')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where(viewOf, 'in', [...viewIds, '']);

/** The menus that are linked to a view. */
export async function menusOfView(query: Query, owner: OfApplication, viewId: string): Promise<string[]> {
  const rows = await linkedTo(query, owner, [viewId]).orderBy('id').select('id').execute();
  return rows.map(({ id }) => id);
}

/** The menus that are linked to any of these views, with their names in a language. */
export async function menusOfViews(
  query: Query,
  owner: OfApplication,
  { viewIds, locale }: { viewIds: readonly string[]; locale: string },
): Promise<{ id: string; menu_name: string }[]> {
  const rows = await linkedTo(query, owner, viewIds)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'menu_name', 'names'])
    .execute();
  return rows.map(({ id, menu_name: name, names }) => ({ id, menu_name: nameIn({ name, names }, locale) }));
}

/** The names of the menus that are linked to any of these views, in a language. */
export async function menuNamesOfViews(
  query: Query,
  owner: OfApplication,
  asked: { viewIds: readonly string[]; locale: string },
): Promise<string[]> {
  return (await menusOfViews(query, owner, asked)).map(({ menu_name }) => menu_name);
}
