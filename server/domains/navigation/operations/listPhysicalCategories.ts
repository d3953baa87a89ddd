import type { Handler } from '#server/kernel/call/handler.ts';
import { categoriesOf, presentCategories } from '../category/queries.ts';

/** The categories that hold physical tables, with those above them, for choosing a table (CAT-25). */
export const listPhysicalCategories: Handler<'listPhysicalCategories'> = async (call) => {
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  const { categories, holders } = await call.db.tenant(
    wsId,
    async (query) => ({
      categories: await categoriesOf(query, owner).execute(),
      holders: await query
        .selectFrom('physical_tables')
        .where('ws_id', '=', wsId)
        .where('app_id', '=', row.id)
        .where('deleted_at', 'is', null)
        .select('category_id')
        .distinct()
        .execute(),
    }),
    { readOnly: true },
  );
  const shown = new Set<string>();
  for (const { category_id: holder } of holders) {
    for (let id: string | null = holder; id !== null && !shown.has(id); ) {
      shown.add(id);
      id = categories.find((category) => category.id === id)?.father_id ?? null;
    }
  }
  return presentCategories(
    categories.filter(({ id }) => shown.has(id)),
    call.locale,
  );
};
