import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { allMenuRights, menuReader } from '../grants/menu-rights.ts';
import { presentMenu, type Presenting } from '../menu/present.ts';
import { type MenuRow, menusOf } from '../menu/queries.ts';
import { menuTree, pathOf, type MenuTree } from '../menu/tree.ts';
import { ownerOf } from '../rules/lock-application.ts';

/**
 * What people see who may not edit the application: visible menus that are granted to them, and the menus above these. One that
 * is hidden hides everything below it (MENU-24).
 */
function seenBy(tree: MenuTree, rightsOf: Presenting['rightsOf']): (row: MenuRow) => boolean {
  const isShown = (id: string): boolean => tree.byId.get(id)?.is_visible === true;
  const granted = [...tree.byId.keys()].filter((id) => rightsOf(id).query && pathOf(tree, id).every(isShown));
  const seen = new Set(granted.flatMap((id) => pathOf(tree, id)));
  return ({ id }) => seen.has(id);
}

/** The menus of the open application that the caller sees, as a tree or flat in its order (MENU-15, MENU-24). */
export const listMenus: Handler<'listMenus'> = async (call) => {
  const { application, args } = call;
  const reader = menuReader(call);
  const { rows, heldIn } = await call.db.tenant(
    application.wsId,
    async (query) => ({
      rows: await menusOf(query, ownerOf(application)).execute(),
      heldIn: await allMenuRights(query, reader),
    }),
    { readOnly: true },
  );
  const tree = menuTree(rows);
  const rightsOf = (id: string) => heldIn(id).rights;
  const sees = reader.access === 'editor' ? () => true : seenBy(tree, rightsOf);
  const isFlat = args.type === 'list';
  const presenting = { tree, rightsOf, sees, isFlat, hasLinks: args.include === 'menu_logical' };
  const tops = args.id === undefined ? tree.childrenOf(null).filter(sees) : [tree.byId.get(args.id)].filter(isSeen);
  if (args.id !== undefined && tops.length === 0) throw new NotFound();
  const present = (row: MenuRow): Schemas['Menu'][] => [
    presentMenu(row, presenting),
    ...(isFlat ? tree.childrenOf(row.id).filter(sees).flatMap(present) : []),
  ];
  return tops.flatMap(present);

  function isSeen(row: MenuRow | undefined): row is MenuRow {
    return row !== undefined && sees(row);
  }
};
