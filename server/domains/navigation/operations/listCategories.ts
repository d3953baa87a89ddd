import type { Handler } from '#server/kernel/call/handler.ts';
import { categoriesOf, presentCategories } from '../category/queries.ts';

/** The categories of the open application; hidden ones for those alone who may edit it (CAT-03). */
export const listCategories: Handler<'listCategories'> = async (call) => {
  const { wsId, row, canEdit } = call.application;
  const { datasourceType = '*' } = call.args;
  const rows = await call.db.tenant(
    wsId,
    (query) => {
      let found = categoriesOf(query, { wsId, appId: row.id });
      if (!canEdit) found = found.where('can_visible', '=', 2);
      if (datasourceType !== '*') found = found.where('category_type', '=', datasourceType);
      return found.execute();
    },
    { readOnly: true },
  );
  return presentCategories(rows, call.locale);
};
