import { Conflict } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { categoriesOf } from '../category/queries.ts';
import { putCategory, requireCategory, withBelow } from '../category/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

/** Moves a category, with everything in it, below another one or to the top level (CAT-24). */
export const moveCategory: Handler<'moveCategory'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  const { category_id: fatherId, before_id: beforeId = null } = args;
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    const rows = await categoriesOf(query, owner).execute();
    const row = requireCategory(rows, args.id);
    if (fatherId !== null) {
      const pointer = '/category_id';
      requireCategory(rows, fatherId, pointer);
      if (withBelow(rows, row.id).includes(fatherId)) throw new Conflict({ pointer }, 'invalid_move');
    }
    await putCategory(query, call, owner, { rows, row, fatherId, beforeId });
    return null;
  });
};
