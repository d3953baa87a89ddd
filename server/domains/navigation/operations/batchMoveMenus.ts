import type { Handler } from '#server/kernel/call/handler.ts';
import { categoryOf } from '../menu/category-of.ts';
import { putMenu } from '../menu/put-menu.ts';
import { readTree } from '../menu/read-menu.ts';
import { fatherOf, requireFather, requireMenu } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Moves several menus to the end of one parent, in their order: all of them or none (MENU-14). */
export const batchMoveMenus: Handler<'batchMoveMenus'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  const fatherId = fatherOf(args.father_id);
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    for (const [index, id] of args.menu_ids.entries()) {
      // Read again for each: what was moved before may be below this one, or above it.
      const tree = await readTree(query, owner);
      const row = requireMenu(tree, id, `/menu_ids/${index}`);
      requireFather(tree, fatherId, id);
      const at = tree.childrenOf(fatherId).filter((sibling) => sibling.id !== id).length;
      const categoryId = await categoryOf(query, owner, { fatherId, id: args.c_id, usual: row.category_id });
      await putMenu(query, call, owner, { tree, row, fatherId, at, categoryId });
    }
    return null;
  });
};
