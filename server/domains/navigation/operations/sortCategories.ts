import type { Handler } from '#server/kernel/call/handler.ts';
import { categoriesOf } from '../category/queries.ts';
import { putCategory, requireCategory } from '../category/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Puts a category before another one of the same parent, or last (CAT-12). */
export const sortCategories: Handler<'sortCategories'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    const rows = await categoriesOf(query, owner).execute();
    const row = requireCategory(rows, args.id);
    await putCategory(query, call, owner, { rows, row, fatherId: row.father_id, beforeId: args.before_id });
    return null;
  });
};
