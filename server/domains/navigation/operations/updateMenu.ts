import { Conflict } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { ownerOf } from '../rules/lock-application.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { requireTarget, unknownTarget } from '../menu/link.ts';
import { asNames, changedNames, nameIn } from '../names/local-names.ts';
import { requireMenu } from '../menu/tree.ts';

/** Changes name, icon, visibility, link or view of a menu; what is not sent stays (MENU-03, MENU-07). */
export const updateMenu: Handler<'updateMenu'> = async (call) => {
  const { args, application } = call;
  // No export template is stored yet, so that there is none of any id.
  for (const name of ['word_template', 'excel_template'] as const) if (args[name]) throw unknownTarget(`/${name}`);
  return changeMenu(call, {
    find: (tree) => requireMenu(tree, args.id),
    async wanted(stored, tree, query) {
      const before = { name: stored.menu_name, names: asNames(stored.names) };
      const sent = { ...(args.menu_name !== undefined && { name: args.menu_name }), names: args.names };
      const { name, names } = changedNames(before, sent, call.locale);
      const isRenamed = nameIn({ name, names }, call.locale) !== nameIn(before, call.locale);
      const meta = args.front_meta;
      if (meta) {
        if (tree.childrenOf(stored.id).length > 0) throw new Conflict({ pointer: '/front_meta' }, 'menu_has_children');
        await requireTarget(query, ownerOf(application), meta);
      }
      return {
        ...stored,
        menu_name: name,
        names,
        menu_icon: args.menu_icon ?? (isRenamed ? '1' : stored.menu_icon),
        is_visible: args.is_visible ?? stored.is_visible,
        word_template: args.word_template === undefined ? stored.word_template : args.word_template,
        excel_template: args.excel_template === undefined ? stored.excel_template : args.excel_template,
        front_meta: meta ? { ...meta } : stored.front_meta,
        view_config: args.view_config ? { ...args.view_config } : stored.view_config,
      };
    },
  });
};
