import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { categoriesOf, presentCategory } from '../category/queries.ts';
import { categoryFacts, requireCategory } from '../category/tree.ts';
import { asNames, changedNames } from '../names/local-names.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Renames a category (CAT-05, CAT-19). */
export const updateCategory: Handler<'updateCategory'> = async (call) => {
  const { application, args, db, now } = call;
  const owner = ownerOf(application);
  const { wsId, appId } = owner;
  const { id } = args;
  const rowsOf = (query: Query) => categoriesOf(query, owner).execute();
  return db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    return changeRow(query, call, {
      module: 'category',
      applicationId: appId,
      wsId,
      target: id,
      lock: async () => requireCategory(await rowsOf(query), id),
      present: async () => presentCategory(await rowsOf(query), { id, locale: call.locale }),
      wanted: (stored) => {
        const before = { name: stored.category_name, names: asNames(stored.names) };
        const { name, names } = changedNames(before, { name: args.category_name, names: args.names }, call.locale);
        return { ...stored, category_name: name, names };
      },
      facts: categoryFacts,
      async write({ category_name, names }) {
        await updateRow(query, 'categories', { wsId, id, now }, { category_name, names: json<object>(names) });
        return requireCategory(await rowsOf(query), id);
      },
    });
  });
};
