import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { MenuRow } from './queries.ts';

/** Levels that menus may have (MENU-04). */
const mostLevels = 5;

/** The menus of one application, as they were read. */
export interface MenuTree {
  byId: ReadonlyMap<string, MenuRow>;
  /** Siblings in their order; null has those at the top. */
  childrenOf(id: string | null): readonly MenuRow[];
}

export function menuTree(rows: readonly MenuRow[]): MenuTree {
  const children = new Map<string | null, MenuRow[]>();
  for (const row of rows) {
    const siblings = children.get(row.father_id);
    if (siblings) siblings.push(row);
    else children.set(row.father_id, [row]);
  }
  return { byId: new Map(rows.map((row) => [row.id, row])), childrenOf: (id) => children.get(id) ?? [] };
}

/** The menu and those above it, upwards; none for the top. */
export function pathOf(tree: MenuTree, id: string | null): string[] {
  const path: string[] = [];
  for (let at = id; at !== null; at = tree.byId.get(at)?.father_id ?? null) path.push(at);
  return path;
}

/** The menu with everything below it, each before those below it. */
export function subtreeOf(tree: MenuTree, id: string): string[] {
  return [id, ...tree.childrenOf(id).flatMap((child) => subtreeOf(tree, child.id))];
}

/** How many levels a menu has with everything below it: 1 when nothing is. */
function heightOf(tree: MenuTree, id: string): number {
  return 1 + Math.max(0, ...tree.childrenOf(id).map((child) => heightOf(tree, child.id)));
}

/** The menu above, as calls name it: -1 is the top level (MENU-02). */
export const fatherOf = (id: string | -1): string | null => (id === -1 ? null : id);

/** The menu of this id. Throws `NotFound`, at the pointer when one is given. */
export function requireMenu(tree: MenuTree, id: string, pointer?: string): MenuRow {
  const row = tree.byId.get(id);
  if (!row) throw new NotFound(pointer === undefined ? undefined : { pointer });
  return row;
}

/**
 * Throws unless a menu may stand below the father: `NotFound` for an unknown one, `invalid_move` inside of what is moved,
 * `menu_linked` below a linked menu (MENU-08), and `menu_too_deep` when the deepest menu would be on a sixth level (MENU-04).
 */
export function requireFather(tree: MenuTree, fatherId: string | null, movedId?: string): void {
  const pointer = '/father_id';
  const father = fatherId === null ? undefined : requireMenu(tree, fatherId, pointer);
  const path = pathOf(tree, fatherId);
  if (movedId !== undefined && path.includes(movedId)) throw new Conflict({ pointer }, 'invalid_move');
  if (father?.front_meta) throw new Conflict({ pointer }, 'menu_linked');
  const height = movedId === undefined ? 1 : heightOf(tree, movedId);
  if (path.length + height > mostLevels) throw new Conflict({ pointer }, 'menu_too_deep');
}

/** The category in which a menu is shown: only menus of the first level are put into one, and those below are shown with them. */
export const shownCategory = (tree: MenuTree, row: MenuRow): string | null =>
  tree.byId.get(pathOf(tree, row.id).at(-1) ?? row.id)?.category_id ?? null;
