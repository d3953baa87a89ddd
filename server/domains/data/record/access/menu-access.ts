import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { type EffectiveRights, findMenuPage, type MenuReader, menuReader } from '#server/domains/navigation/index.ts';
import type { TableOwner } from '../../design/table-rows.ts';
import { designOfView } from '../../design/view-display.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import type { RecordAccess } from './record-access.ts';
import { filterContext, type MenuCaller } from './caller.ts';
import {
  cachedMenuLink,
  cachedMenuRights,
  cachedMenusOfView,
  cachedRights,
  cachedView,
  rightsAtHand,
  requireCachedDesign,
} from './cached-answers.ts';
import { grantScopeOf, accessOf } from './granted-access.ts';
import { othersOf } from './other-tables.ts';
import { union, widest } from './joined-rights.ts';

async function findView(
  query: Query,
  owner: TableOwner,
  { id, pointer }: { id: string; pointer?: string | undefined },
) {
  const view = await cachedView(query, owner, id);
  if (!view) throw new NotFound({ pointer });
  return view;
}

async function accessByView(
  query: Query,
  call: MenuCaller,
  {
    viewId,
    menuId,
    effective,
    pointer,
  }: { viewId: string; menuId?: string; effective: EffectiveRights; pointer?: string | undefined },
): Promise<RecordAccess> {
  const owner = { wsId: call.application.wsId, appId: call.application.row.id };
  const view = await findView(query, owner, { id: viewId, pointer });
  const design = await requireCachedDesign(query, owner, { id: view.table_id, locale: call.locale });
  const context = await filterContext(query, owner.wsId, call);
  // Safe: only what the contract describes is ever written there.
  const filter = view.filter_conditions as Schemas['FilterConditions'];
  const granted = {
    design: designOfView(design, view),
    viewId,
    ...(menuId !== undefined && { menuId }),
    filter,
    effective,
  };
  const scope = await grantScopeOf(query, granted, context);
  return accessOf(granted, scope, othersOf(call, context));
}

/**
 * What the caller may do with the records of the view that a menu is linked to (MENU-22, REC-11), within the scope `records`.
 * Throws `NotFound` for a menu that is not there, opens no table, or in which the caller may see nothing.
 */
export async function menuAccess(query: Query, call: MenuCaller, menuId: string): Promise<RecordAccess> {
  const reader = menuReader(call);
  const viewId = await cachedMenuLink(query, reader, menuId);
  const effective = await cachedMenuRights(query, reader, menuId);
  if (!effective.rights.query) throw new NotFound();
  if (viewId === undefined) {
    // The failure names the page that the menu shows.
    const owner = { wsId: call.application.wsId, appId: call.application.row.id };
    throw new NotFound({ detail: await findMenuPage(query, owner, { menuId, locale: call.locale }) });
  }
  return accessByView(query, call, { viewId, menuId, effective });
}

async function rightsInView(query: Query, reader: MenuReader, viewId: string, menuId: string | undefined) {
  const menus = await cachedMenusOfView(query, reader, viewId);
  if (menuId !== undefined && !menus.includes(menuId)) throw new NotFound({ pointer: '/menu_id' });
  // To whom nothing has to be granted no menu has to lead there.
  if (reader.access !== 'granted') return cachedMenuRights(query, reader, menuId ?? '');
  if (menuId !== undefined) return cachedMenuRights(query, reader, menuId);
  const effectiveIn = await cachedRights(query, reader);
  return union(menus.map(effectiveIn));
}

/**
 * The same for a view: what one of the menus that are linked to it opens, or the one that is named. Throws `NotFound` like
 * `menuAccess`.
 */
export async function viewAccess(
  query: Query,
  call: MenuCaller,
  { viewId, menuId, pointer }: { viewId: string; menuId?: string | undefined; pointer?: string },
): Promise<RecordAccess> {
  const effective = await rightsInView(query, menuReader(call), viewId, menuId);
  if (!effective?.rights.query) throw new NotFound({ pointer });
  return accessByView(query, call, { viewId, effective, pointer, ...(menuId !== undefined && { menuId }) });
}

/**
 * The fields of a table that the caller sees in the menus that are linked to its views, and those views. Throws `NotFound` for a
 * caller who sees none of them.
 */
export async function visibleInTable(
  query: Query,
  call: Pick<MenuCaller, 'application' | 'session'>,
  viewIds: readonly string[],
): Promise<{ visible: VisibleFields; viewIds: ReadonlySet<string> }> {
  const reader = menuReader(call);
  if (reader.access !== 'granted') return { visible: 'all', viewIds: new Set(viewIds) };
  const shown = new Set<string>();
  let visible: VisibleFields | undefined;
  for (const viewId of viewIds) {
    const effective = await rightsInView(query, reader, viewId, undefined);
    if (!effective?.rights.query) continue;
    shown.add(viewId);
    visible = visible === undefined ? effective.visibleFields : widest(visible, effective.visibleFields);
  }
  if (visible === undefined) throw new NotFound();
  return { visible, viewIds: shown };
}

/** Whether the caller may see records in a menu, as far as this is known already; undefined when it has to be asked. */
export const mayQueryAtHand = (
  call: Pick<MenuCaller, 'application' | 'session'>,
  menuId: string,
): boolean | undefined => rightsAtHand(call.application.revision, menuReader(call), menuId)?.rights.query;

/** Whether the caller may see records in a menu, or in one that is linked to a view. */
export async function mayQuery(
  query: Query,
  call: Pick<MenuCaller, 'application' | 'session'>,
  named: { menuId: string } | { viewId: string },
): Promise<boolean> {
  const reader = menuReader(call);
  const effective =
    'menuId' in named
      ? await cachedMenuRights(query, reader, named.menuId)
      : await rightsInView(query, reader, named.viewId, undefined);
  return effective?.rights.query ?? false;
}
