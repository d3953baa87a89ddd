import { Conflict } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { ownerOf } from '../rules/lock-application.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { requireLink, requireTarget } from '../menu/link.ts';
import { requireMenu } from '../menu/tree.ts';

/** Links a menu that has neither a link nor menus below it (MENU-06, MENU-10). */
export const createMenuLink: Handler<'createMenuLink'> = async (call) => {
  const { args, application } = call;
  const meta = requireLink(args);
  return changeMenu(call, {
    find: (tree) => requireMenu(tree, args.menu_id, '/menu_id'),
    async wanted(stored, tree, query) {
      const pointer = '/menu_id';
      if (stored.front_meta) throw new Conflict({ pointer }, 'menu_linked');
      if (tree.childrenOf(stored.id).length > 0) throw new Conflict({ pointer }, 'menu_has_children');
      await requireTarget(query, ownerOf(application), meta);
      return {
        ...stored,
        front_meta: { ...meta },
        view_config: args.view_config ? { ...args.view_config } : stored.view_config,
      };
    },
  });
};
