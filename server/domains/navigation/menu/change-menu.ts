import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { menuReader } from '../grants/menu-rights.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';
import { asNames } from '../names/local-names.ts';
import { menuFacts } from './present.ts';
import type { MenuRow } from './queries.ts';
import { answerMenu, readTree } from './read-menu.ts';
import { type MenuTree, requireMenu } from './tree.ts';

type MenuCall = CallFacts & { operation: string; session: Session; args: unknown; application: OpenApplication };

interface MenuChange {
  /** Which menu; throws `NotFound` for none. */
  find(tree: MenuTree): MenuRow;
  /** The menu as the caller wants it. Throws when it cannot be so. */
  wanted(stored: MenuRow, tree: MenuTree, query: Query): Promise<MenuRow>;
}

/** Changes what a menu is and opens, not where it stands, in one transaction with its entry in the operation log. */
export async function changeMenu(call: MenuCall, { find, wanted }: MenuChange): Promise<Schemas['Menu']> {
  const owner = ownerOf(call.application);
  const { wsId, appId } = owner;
  const reader = menuReader(call);
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const tree = await readTree(query, owner);
    const { id } = find(tree);
    return changeRow(query, call, {
      module: 'menu',
      applicationId: appId,
      wsId,
      target: id,
      lock: async () => requireMenu(tree, id),
      present: () => answerMenu(query, reader, { id, locale: call.locale }),
      wanted: (stored) => wanted(stored, tree, query),
      facts: menuFacts,
      async write(menu) {
        const link = menu.front_meta ? { link_id: menu.link_id ?? ulid() } : {};
        await updateRow(
          query,
          'menus',
          { wsId, id, now: call.now },
          {
            menu_name: menu.menu_name,
            names: json<object>(asNames(menu.names)),
            menu_icon: menu.menu_icon,
            is_visible: menu.is_visible,
            word_template: menu.word_template,
            excel_template: menu.excel_template,
            ...(menu.front_meta ? { front_meta: json<Record<string, unknown> | null>(menu.front_meta) } : {}),
            view_config: json(menu.view_config),
            ...link,
          },
        );
        return requireMenu(await readTree(query, owner), id);
      },
    });
  });
}
