import { writeLog } from '#server/kernel/audit/write-log.ts';
import { sortBefore } from '#server/kernel/changes/index.ts';
import type { LogSource } from '#server/kernel/audit/write-log.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';
import { menuFacts } from './present.ts';
import type { MenuRow } from './queries.ts';
import type { MenuTree } from './tree.ts';

type Placing = LogSource & { operation: string; now: Date };

interface Position {
  fatherId: string | null;
  /** Index among the siblings without the menu itself. */
  at: number;
  categoryId: string | null;
}

/** Puts a menu, with everything below it, at a position among siblings, and logs it; nothing happens when it is there. */
export async function putMenu(
  query: Query,
  call: Placing,
  owner: OfApplication,
  { tree, row, fatherId, at, categoryId }: Position & { tree: MenuTree; row: MenuRow },
): Promise<void> {
  const { wsId, appId } = owner;
  const siblings = tree.childrenOf(fatherId);
  const isThere = row.father_id === fatherId && siblings.findIndex(({ id }) => id === row.id) === at;
  if (isThere && row.category_id === categoryId) return;
  const { sort, others } = sortBefore(
    siblings.filter(({ id }) => id !== row.id),
    at,
  );
  for (const other of others) {
    await query
      .updateTable('menus')
      .set({ sort: other.sort })
      .where('ws_id', '=', wsId)
      .where('id', '=', other.id)
      .execute();
  }
  const after = { ...row, father_id: fatherId, category_id: categoryId, sort };
  await query
    .updateTable('menus')
    .set((stored) => ({
      father_id: fatherId,
      category_id: categoryId,
      sort,
      updated_at: call.now,
      version: stored('version', '+', 1),
    }))
    .where('ws_id', '=', wsId)
    .where('id', '=', row.id)
    .execute();
  await writeLog(query, call, {
    module: 'menu',
    action: call.operation,
    target: row.id,
    applicationId: appId,
    wsId,
    before: menuFacts(row),
    after: menuFacts(after),
  });
}
