import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { allMenuRights, menuReader } from '../grants/menu-rights.ts';
import { ownerOf } from '../rules/lock-application.ts';
import { presentLink } from './present.ts';
import { type MenuRow, menusOf } from './queries.ts';
import { shownCategory, menuTree, type MenuTree, pathOf } from './tree.ts';

type RightsOf = (id: string) => Schemas['MenuRights'];

/**
 * What people see who may not edit the application: visible menus that are granted to them, and the menus above these. One that
 * is hidden hides everything below it (MENU-24).
 */
export function seenBy(tree: MenuTree, rightsOf: RightsOf): (row: MenuRow) => boolean {
  const isShown = (id: string): boolean => tree.byId.get(id)?.is_visible === true;
  const granted = [...tree.byId.keys()].filter((id) => rightsOf(id).query && pathOf(tree, id).every(isShown));
  const seen = new Set(granted.flatMap((id) => pathOf(tree, id)));
  return ({ id }) => seen.has(id);
}

/**
 * The custom pages that the caller may not open: menus show them, and the caller sees none of these menus. A page that no menu
 * shows is for everyone who may open the application.
 */
export async function hiddenPages(
  query: Query,
  call: { application: OpenApplication; session: Session },
): Promise<string[]> {
  const reader = menuReader(call);
  if (reader.access === 'editor') return [];
  const rows = await menusOf(query, ownerOf(call.application)).execute();
  const heldIn = await allMenuRights(query, reader);
  const sees = seenBy(menuTree(rows), (id) => heldIn(id).rights);
  const shown = rows.flatMap((row) => {
    const meta = presentLink(row)?.front_meta;
    return meta && 'page_id' in meta ? [{ page: meta.page_id, isSeen: sees(row) }] : [];
  });
  const open = new Set(shown.filter(({ isSeen }) => isSeen).map(({ page }) => page));
  return [...new Set(shown.map(({ page }) => page))].filter((page) => !open.has(page));
}

/** A link of a menu to a view of a table. */
export interface TableLink {
  logicalTableId: string;
  link: Schemas['MenuLink'];
  menu: MenuRow;
  /** In which the menu is shown: that of the first menu above it. */
  categoryId: string | null;
}

/** The links to views of tables whose menus the caller sees, in the order of the menus (CAT-25). */
export async function seenTableLinks(
  query: Query,
  call: { application: OpenApplication; session: Session },
): Promise<TableLink[]> {
  const reader = menuReader(call);
  const rows = await menusOf(query, ownerOf(call.application)).execute();
  const heldIn = await allMenuRights(query, reader);
  const tree = menuTree(rows);
  const sees = reader.access === 'editor' ? () => true : seenBy(tree, (id) => heldIn(id).rights);
  return rows.filter(sees).flatMap((row) => {
    const link = presentLink(row);
    const meta = link?.front_meta;
    if (!link || !meta || !('logical_table_id' in meta)) return [];
    return [{ logicalTableId: meta.logical_table_id, link, menu: row, categoryId: shownCategory(tree, row) }];
  });
}
