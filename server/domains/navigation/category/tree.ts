import { writeLog, type LogSource } from '#server/kernel/audit/write-log.ts';
import { sortBefore } from '#server/kernel/changes/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { OfApplication } from '../rules/lock-application.ts';
import type { CategoryRow } from './queries.ts';

/** The category of this id. Throws `NotFound`, at the pointer when one is given. */
export function requireCategory(rows: readonly CategoryRow[], id: string, pointer?: string): CategoryRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new NotFound(pointer === undefined ? undefined : { pointer });
  return row;
}

/** The category with everything below it. */
export function withBelow(rows: readonly CategoryRow[], id: string): string[] {
  return [id, ...rows.filter((row) => row.father_id === id).flatMap((row) => withBelow(rows, row.id))];
}

/** What the log records of a category. */
export const categoryFacts = ({ category_name, names, father_id, sort }: CategoryRow) => ({
  category_name,
  names,
  father_id,
  sort,
});

interface Placing {
  rows: readonly CategoryRow[];
  row: CategoryRow;
  fatherId: string | null;
  /** The sibling that comes next; null puts it last. */
  beforeId: string | null;
}

/**
 * Puts a category before a sibling, or last, and logs it; nothing is written when it is there already. Throws `NotFound`
 * for an unknown sibling, and `invalid_move` for one that has another parent (CAT-12).
 */
export async function putCategory(
  query: Query,
  call: LogSource & { operation: string; now: Date },
  { wsId, appId }: OfApplication,
  { rows, row, fatherId, beforeId }: Placing,
): Promise<void> {
  const siblings = rows.filter((one) => one.father_id === fatherId);
  const others = siblings.filter(({ id }) => id !== row.id);
  if (beforeId !== null && requireCategory(rows, beforeId, '/before_id').father_id !== fatherId) {
    throw new Conflict({ pointer: '/before_id' }, 'invalid_move');
  }
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
  const isThere = row.father_id === fatherId && (beforeId === row.id || siblings.indexOf(row) === at);
  if (isThere) return;
  const placed = sortBefore(others, at);
  for (const { id, sort } of placed.others) {
    await query.updateTable('categories').set({ sort }).where('ws_id', '=', wsId).where('id', '=', id).execute();
  }
  const after = { ...row, father_id: fatherId, sort: placed.sort };
  await query
    .updateTable('categories')
    .set((stored) => ({
      father_id: fatherId,
      sort: placed.sort,
      updated_at: call.now,
      version: stored('version', '+', 1),
    }))
    .where('ws_id', '=', wsId)
    .where('id', '=', row.id)
    .execute();
  await writeLog(query, call, {
    module: 'category',
    action: call.operation,
    target: row.id,
    applicationId: appId,
    wsId,
    before: categoryFacts(row),
    after: categoryFacts(after),
  });
}
