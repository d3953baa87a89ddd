import {
  allMenuRights,
  findMenuLink,
  type EffectiveRights,
  type MenuReader,
  menuRights,
  menusOfView,
} from '#server/domains/navigation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { asOfRevision, cachedAnswer } from '#server/kernel/revisions/index.ts';
import { findDesign, readDesign, type TableDesign } from '../../design/table-design.ts';
import { holdRecords } from './hold-records.ts';
import { type LogicalRow, logicalTables, physicalTables, type TableOwner } from '../../design/table-rows.ts';
import { viewTarget, type ViewTarget } from '../../design/view-target.ts';

/**
 * What calls about records ask of designs and rights, cached for as long as nothing of it changes in the workspace
 * (docs/decisions/0196). Calls that change designs, menus or grants ask the database.
 */

/** As `findMenuLink`. */
export const cachedMenuLink = (query: Query, reader: MenuReader, menuId: string): Promise<string | undefined> =>
  asOfRevision(query, reader.wsId, ['menu link', reader.appId, menuId], () => findMenuLink(query, reader, menuId));

const rightsIn = (reader: MenuReader, menuId: string) => ['menu rights', reader, menuId];

/** As `menuRights`. */
export const cachedMenuRights = (query: Query, reader: MenuReader, menuId: string): Promise<EffectiveRights> =>
  asOfRevision(query, reader.wsId, rightsIn(reader, menuId), () => menuRights(query, reader, menuId));

/** The same without a scope, for a call whose application was read a moment ago; undefined when nothing is kept. */
export const rightsAtHand = (revision: string, reader: MenuReader, menuId: string): EffectiveRights | undefined =>
  cachedAnswer({ wsId: reader.wsId, revision }, rightsIn(reader, menuId));

/** As `allMenuRights`. */
export const cachedRights = (query: Query, reader: MenuReader): Promise<(menuId: string) => EffectiveRights> =>
  asOfRevision(query, reader.wsId, ['rights', reader], () => allMenuRights(query, reader));

/** As `menusOfView`. */
export const cachedMenusOfView = (query: Query, reader: MenuReader, viewId: string): Promise<string[]> =>
  asOfRevision(query, reader.wsId, ['menus of view', reader.appId, viewId], () => menusOfView(query, reader, viewId));

/** A view by its id. */
export const cachedView = (query: Query, owner: TableOwner, id: string): Promise<LogicalRow | undefined> =>
  asOfRevision(query, owner.wsId, ['view', owner.appId, id], () =>
    logicalTables(query, owner).where('id', '=', id).executeTakeFirst(),
  );

/** The views of a table. */
export const cachedViews = (query: Query, owner: TableOwner, tableId: string): Promise<LogicalRow[]> =>
  asOfRevision(query, owner.wsId, ['views', owner.appId, tableId], () =>
    logicalTables(query, owner).where('table_id', '=', tableId).execute(),
  );

/** Whether there is a table with this id. */
export const cachedIsTable = (query: Query, owner: TableOwner, id: string): Promise<boolean> =>
  asOfRevision(query, owner.wsId, ['is table', owner.appId, id], async () => {
    const row = await physicalTables(query, owner).where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  });

/** As `findDesign`. */
export const cachedDesign = (
  query: Query,
  owner: TableOwner,
  { id, locale }: { id: string; locale: string },
): Promise<TableDesign | undefined> =>
  asOfRevision(query, owner.wsId, ['design', owner.appId, id, locale], () => findDesign(query, owner, { id, locale }));

/** As `readDesign`; of a table whose records are written, the design stays as it is until the transaction ends. */
export const requireCachedDesign = async (
  query: Query,
  owner: TableOwner,
  table: { id: string; locale: string },
): Promise<TableDesign> => {
  const design = (await cachedDesign(query, owner, table)) ?? (await readDesign(query, owner, table));
  await holdRecords(query, design);
  return design;
};

/** As `viewTarget`. */
export const cachedViewTarget = (query: Query, owner: TableOwner, viewId: string): Promise<ViewTarget | undefined> =>
  asOfRevision(query, owner.wsId, ['view target', owner.appId, viewId], () => viewTarget(query, owner, viewId));
