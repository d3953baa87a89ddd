import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { categoriesOf } from '../category/queries.ts';
import { categoryOf } from '../menu/category-of.ts';
import { menuReader } from '../grants/menu-rights.ts';
import { answerMenu, readTree } from '../menu/read-menu.ts';
import { fatherOf, requireFather } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Adds a menu at the end of its parent's (MENU-02, MENU-03, MENU-12). */
export const createMenu: Handler<'createMenu'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  return db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const tree = await readTree(query, owner);
    const fatherId = fatherOf(args.father_id ?? -1);
    requireFather(tree, fatherId);
    const [first] = (await categoriesOf(query, owner).execute()).filter(
      (one) => one.father_id === null && one.category_type === 'falconTable',
    );
    const categoryId = await categoryOf(query, owner, { fatherId, id: args.c_id, usual: first?.id ?? null });
    return createRow(query, call, {
      module: 'menu',
      applicationId: appId,
      wsId,
      async insert(columns) {
        await query
          .insertInto('menus')
          .values({
            ...columns,
            ws_id: wsId,
            app_id: appId,
            father_id: fatherId,
            category_id: categoryId,
            menu_name: args.menu_name.trim(),
            names: json<object>(args.names ?? {}),
            menu_icon: args.menu_icon ?? '2',
            sort: (tree.childrenOf(fatherId).at(-1)?.sort ?? 0) + 1,
          })
          .execute();
        return answerMenu(query, menuReader(call), { id: columns.id, locale: call.locale });
      },
      facts: ({ menu_name, father_id }) => ({ menu_name, father_id }),
      present: (menu) => menu,
    });
  });
};
