import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { type MenuReader, allMenuRights } from '../grants/menu-rights.ts';
import { presentMenu } from './present.ts';
import { menusOf } from './queries.ts';
import { menuTree, type MenuTree, requireMenu } from './tree.ts';
import type { OfApplication } from '../rules/lock-application.ts';

/** The menus of an application as they are now, siblings in their order. */
export const readTree = async (query: Query, owner: OfApplication): Promise<MenuTree> =>
  menuTree(await menusOf(query, owner).execute());

/** One menu as every change answers it: to an editor, with its link and everything below it. */
export async function answerMenu(
  query: Query,
  reader: MenuReader,
  { id, locale }: { id: string; locale: string },
): Promise<Schemas['Menu']> {
  const tree = await readTree(query, reader);
  const heldIn = await allMenuRights(query, reader);
  return presentMenu(requireMenu(tree, id), { locale, tree, rightsOf: (one) => heldIn(one).rights, hasLinks: true });
}
