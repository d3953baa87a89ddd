import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { placeMenu } from '../menu/place-menu.ts';
import type { MenuRow } from '../menu/queries.ts';
import { readTree } from '../menu/read-menu.ts';
import { fatherOf, type MenuTree, requireFather, requireMenu } from '../menu/tree.ts';
import { lockApplication, ownerOf } from '../rules/lock-application.ts';

type Move = Call<'moveMenu'>;

/** The index among the siblings without the menu. Throws `NotFound` for a sibling that the father does not have. */
function indexOf(
  { before_id: beforeId = null, direction = 'before' }: Move['args'],
  siblings: readonly MenuRow[],
): number {
  if (beforeId === null || direction === 'inside') return siblings.length;
  const at = siblings.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw new NotFound({ pointer: '/before_id' });
  return direction === 'after' ? at + 1 : at;
}

/**
 * The category of the menu where it is put: at the top level the one that is named, else its own. Categories hold tables, so that
 * only a menu that opens one goes into a category, and none into an external database's (CAT-13).
 */
async function categoryOf(query: Query, call: Move, row: MenuRow, fatherId: string | null): Promise<string | null> {
  const { c_id: id } = call.args;
  const pointer = '/c_id';
  if (id === undefined) return fatherId === null ? row.category_id : null;
  const { wsId, appId } = ownerOf(call.application);
  const category = await query
    .selectFrom('categories')
    .select('category_type')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!category) throw new NotFound({ pointer });
  const opensTable = row.front_meta?.['model_type'] === 'logical_table';
  if (fatherId !== null || !opensTable || category.category_type === 'exdb') {
    throw new Conflict({ pointer }, 'invalid_move');
  }
  return id;
}

/** Moves a menu, with everything below it, to another position (MENU-04, MENU-13). */
export const moveMenu: Handler<'moveMenu'> = async (call) => {
  const { application, args, db } = call;
  const owner = ownerOf(application);
  return db.tenant(owner.wsId, async (query) => {
    await lockApplication(query, owner);
    const tree: MenuTree = await readTree(query, owner);
    const row = requireMenu(tree, args.menu_id);
    const fatherId = fatherOf(args.father_id);
    requireFather(tree, fatherId, row.id);
    const at = indexOf(
      args,
      tree.childrenOf(fatherId).filter(({ id }) => id !== row.id),
    );
    const categoryId = await categoryOf(query, call, row, fatherId);
    await placeMenu(query, call, owner, { tree, row, fatherId, at, categoryId });
    return null;
  });
};
