import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { allMenuRights, menuReader } from '../grants/menu-rights.ts';
import { presentMenu } from '../menu/present.ts';
import { type MenuRow, menusOf } from '../menu/queries.ts';
import { seenBy } from '../menu/seen-menus.ts';
import { menuTree } from '../menu/tree.ts';
import { ownerOf } from '../rules/lock-application.ts';

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
  const presenting = { locale: call.locale, tree, rightsOf, sees, isFlat, hasLinks: args.include === 'menu_logical' };
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
