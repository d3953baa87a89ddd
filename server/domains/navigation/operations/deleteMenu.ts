import { Conflict } from '#server/kernel/errors/index.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { menuFacts } from '../menu/present.ts';
import { readTree } from '../menu/read-menu.ts';
import { removeMenus } from '../menu/remove-menus.ts';
import { requireMenu, subtreeOf } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Deletes a menu, with everything below it or alone, and its authorisations; tables and records stay (MENU-15). */
export const deleteMenu: Handler<'deleteMenu'> = async (call) => {
  const { application, args, db, now } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  return db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const tree = await readTree(query, owner);
    const { id } = requireMenu(tree, args.id);
    const ids = subtreeOf(tree, id);
    return deleteRow(query, call, {
      table: 'menus',
      module: 'menu',
      applicationId: appId,
      wsId,
      id,
      lock: async () => requireMenu(tree, id),
      requireUnused() {
        if (args.clear === 0 && ids.length > 1) throw new Conflict({ pointer: '/clear' }, 'menu_has_children');
      },
      async removeParts() {
        await removeMenus(query, owner, { ids, now });
      },
      facts: (row) => ({ ...menuFacts(row), menus: ids.length }),
    });
  });
};
