import { sql } from 'kysely';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { firstCategoryName } from '../category/first-category.ts';
import { removeTables } from '../category/remove-tables.ts';
import { categoriesOf, type CategoryRow } from '../category/queries.ts';
import { categoryFacts, requireCategory, withBelow } from '../category/tree.ts';
import { readTree } from '../menu/read-menu.ts';
import { removeMenus } from '../menu/remove-menus.ts';
import { subtreeOf } from '../menu/tree.ts';
import { lockApplication, type OfApplication, ownerOf } from '../rules/lock-application.ts';

type Destroy = Call<'destroyCategory'>;

/** Throws for an external database's category (CAT-15), and for one that is not alone when only itself is to go (CAT-10). */
function requireDeletable(rows: readonly CategoryRow[], ids: readonly string[], clear: 0 | 1): void {
  const isFixed = rows.some((row) => ids.includes(row.id) && row.category_type === 'exdb');
  if (isFixed) throw new Conflict({ pointer: '/id' }, 'category_fixed');
  if (clear === 0 && rows.length > 1) throw new Conflict({ pointer: '/clear' }, 'category_not_alone');
}

/** Puts the tables and menus of the last category into a new one. */
async function keepContent(query: Query, call: Destroy, { wsId, appId }: OfApplication): Promise<void> {
  const { args, now, session, locale } = call;
  const id = ulid();
  await query
    .insertInto('categories')
    .values({
      id,
      ws_id: wsId,
      app_id: appId,
      category_name: firstCategoryName(locale),
      created_by: session.accountId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const table of ['menus', 'physical_tables'] as const) {
    await query
      .updateTable(table)
      .set({ category_id: id })
      .where('ws_id', '=', wsId)
      .where('app_id', '=', appId)
      .where('category_id', '=', args.id)
      .execute();
  }
}

/** Deletes tables and menus of these categories with everything below them, and the categories below the first. */
async function clear(
  query: Query,
  { now, session }: Destroy,
  owner: OfApplication,
  ids: readonly string[],
): Promise<void> {
  const tree = await readTree(query, owner);
  const views = await removeTables(query, owner, { categoryIds: ids, now, accountId: session.accountId });
  const gone = [...tree.byId.values()].filter(
    ({ category_id: category, front_meta: meta }) =>
      (category !== null && ids.includes(category)) || views.includes(String(meta?.['logical_table_id'])),
  );
  const below = gone.flatMap(({ id }) => subtreeOf(tree, id));
  await removeMenus(query, owner, { ids: [...new Set(below)], now });
  await query
    .updateTable('categories')
    .set({ deleted_at: now })
    .where('ws_id', '=', owner.wsId)
    .where('app_id', '=', owner.appId)
    .where('id', '=', sql<string>`any(${ids.slice(1)})`)
    .execute();
}

/** Deletes a category with everything in it, or the last one alone, whose content goes to a new one (CAT-07 to CAT-11, CAT-15). */
export const destroyCategory: Handler<'destroyCategory'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    const rows = await categoriesOf(query, owner).execute();
    const row = requireCategory(rows, args.id);
    const ids = withBelow(rows, row.id);
    return deleteRow(query, call, {
      table: 'categories',
      module: 'category',
      applicationId: owner.appId,
      wsId: owner.wsId,
      id: row.id,
      lock: async () => row,
      requireUnused: () => requireDeletable(rows, ids, args.clear),
      removeParts: () => (args.clear === 1 ? clear(query, call, owner, ids) : keepContent(query, call, owner)),
      facts: (one) => ({ ...categoryFacts(one), clear: args.clear }),
    });
  });
};
