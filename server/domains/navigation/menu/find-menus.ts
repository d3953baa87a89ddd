import type { Schemas } from '#openapi';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { allMenuRights, menuReader } from '../grants/menu-rights.ts';
import { nameIn } from '../names/local-names.ts';
import { type MenuRow, menusIn } from './queries.ts';
import { seenBy } from './seen-menus.ts';
import { menuTree, shownCategory } from './tree.ts';

interface Wanted {
  isNamed(name: string): boolean;
  locale: string;
}

/** Safe: only what the contract describes is ever written to this column. */
const isOutside = ({ front_meta }: MenuRow): boolean =>
  (front_meta as Schemas['MenuFrontMeta'] | null)?.model_type === 'external_link';

/**
 * The shown menus of several applications of one workspace by their names, as far as the caller sees them (MENU-24), by the id of the
 * application. Menus that lead out of the product are left out. Grants are read only where a name fits.
 */
export async function findMenusNamed(
  query: Query,
  caller: { session: Session; applications: readonly OpenApplication[] },
  { isNamed, locale }: Wanted,
): Promise<Map<string, Schemas['FoundMenu'][]>> {
  const { session, applications } = caller;
  const found = new Map<string, Schemas['FoundMenu'][]>();
  const [first] = applications;
  if (!first) return found;
  const all = await menusIn(query, { wsId: first.wsId, appIds: applications.map(({ row }) => row.id) }).execute();
  for (const application of applications) {
    const rows = all.filter(({ app_id }) => app_id === application.row.id);
    const named = rows.filter((row) => isNamed(nameIn({ name: row.menu_name, names: row.names }, locale)));
    if (named.length === 0) continue;
    const tree = menuTree(rows);
    const reader = menuReader({ application, session });
    const heldIn = await allMenuRights(query, reader);
    const sees = reader.access === 'editor' ? () => true : seenBy(tree, (id) => heldIn(id).rights);
    const menus = named
      .filter((row) => row.is_visible && !isOutside(row) && sees(row))
      .map((row) => {
        const c_id = shownCategory(tree, row);
        const menu_name = nameIn({ name: row.menu_name, names: row.names }, locale);
        return { menu_id: row.id, menu_name, ...(c_id !== null && { c_id }) };
      });
    found.set(application.row.id, menus);
  }
  return found;
}
