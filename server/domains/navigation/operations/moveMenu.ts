import { NotFound } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { categoryOf } from '../menu/category-of.ts';
import { putMenu } from '../menu/put-menu.ts';
import type { MenuRow } from '../menu/queries.ts';
import { readTree } from '../menu/read-menu.ts';
import { fatherOf, type MenuTree, requireFather, requireMenu } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

type Move = Call<'moveMenu'>;

/** The index among the siblings without the menu. Throws `NotFound` for a sibling that the father does not have. */
function indexOf(
  { before_id: beforeId = null, direction = 'before' }: Move['args'],
  siblings: readonly MenuRow[],
): number {
  if (beforeId === null || direction === 'inside') return siblings.length;
  const at = siblings.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw new NotFound({ pointer: '/before_id' });
  return direction === 'after' ? at + 1 : at;
}

/** Moves a menu, with everything below it, to another position (MENU-04, MENU-13). */
export const moveMenu: Handler<'moveMenu'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    const tree: MenuTree = await readTree(query, owner);
    const row = requireMenu(tree, args.menu_id);
    const fatherId = fatherOf(args.father_id);
    requireFather(tree, fatherId, row.id);
    const at = indexOf(
      args,
      tree.childrenOf(fatherId).filter(({ id }) => id !== row.id),
    );
    const categoryId = await categoryOf(query, owner, { fatherId, id: args.c_id, usual: row.category_id });
    await putMenu(query, call, owner, { tree, row, fatherId, at, categoryId });
    return null;
  });
};
