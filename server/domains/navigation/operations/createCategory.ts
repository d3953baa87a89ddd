import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { categoriesOf, presentCategories } from '../category/queries.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Adds a falconTable category at the end of the top level of the open application (CAT-02, CAT-04). */
export const createCategory: Handler<'createCategory'> = async (call) => {
  const { db, application } = call;
  const { wsId, row } = application;
  const owner = ownerOf(application);
  return db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const siblings = (await categoriesOf(query, owner).execute()).filter(({ father_id }) => father_id === null);
    return createRow(query, call, {
      module: 'category',
      applicationId: row.id,
      wsId,
      async insert(columns) {
        const { id } = columns;
        await query
          .insertInto('categories')
          .values({
            ...columns,
            ws_id: wsId,
            app_id: row.id,
            category_name: call.args.category_name.trim(),
            names: json<object>(call.args.names ?? {}),
            sort: (siblings.at(-1)?.sort ?? -1) + 1,
          })
          .execute();
        const rows = await categoriesOf(query, owner).execute();
        const made = presentCategories(rows, call.locale).find((category) => category.id === id);
        if (!made) throw new Error(`The category ${id} was not found after its insertion.`);
        return made;
      },
      facts: ({ category_name }) => ({ category_name }),
      present: (category) => category,
    });
  });
};
