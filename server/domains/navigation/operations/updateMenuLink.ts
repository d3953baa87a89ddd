import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { ownerOf } from '../rules/lock-application.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { linkOf, requireTarget } from '../menu/link.ts';

/** Changes the link of a menu, which is named by its link record; what is not sent stays (MENU-09, MENU-11). */
export const updateMenuLink: Handler<'updateMenuLink'> = async (call) => {
  const { args, application } = call;
  const meta = linkOf(args);
  return changeMenu(call, {
    find(tree) {
      const row = [...tree.byId.values()].find((one) => one.link_id === args.id && one.front_meta);
      if (!row) throw new NotFound();
      if (args.menu_id !== undefined && args.menu_id !== row.id) throw new NotFound({ pointer: '/menu_id' });
      return row;
    },
    async wanted(stored, _tree, query) {
      if (meta) await requireTarget(query, ownerOf(application), meta);
      return {
        ...stored,
        front_meta: meta ? { ...meta } : stored.front_meta,
        view_config: args.view_config ? { ...args.view_config } : stored.view_config,
      };
    },
  });
};
