import { writeLog, type LogSource } from '#server/kernel/audit/write-log.ts';
import { sortBefore, updateRow } from '#server/kernel/changes/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import { type LogicalRow, logicalTables, type PhysicalRow, physicalTables, type TableOwner } from './table-rows.ts';

/** A call that moves tables. */
export interface MovingCall extends LogSource {
  operation: string;
}

/** Throws `NotFound` unless the application has a category of tables with this id. */
export async function requireTableCategory(
  query: Query,
  { wsId, appId }: TableOwner,
  { id, pointer }: { id: string; pointer: string },
): Promise<void> {
  const row = await query
    .selectFrom('categories')
    .select('category_type')
    .where('ws_id', '=', wsId)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new NotFound({ pointer });
  if (row.category_type !== 'falconTable') throw new Conflict({ pointer }, 'invalid_move');
}

const facts = ({ category_id, sort }: { category_id: string; sort: number }) => ({ category_id, sort });

/** Where among `others` the table goes: before one of them, or last. */
function indexBefore(others: readonly { id: string }[], beforeId: string | null): number {
  if (beforeId === null) return others.length;
  const at = others.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw new Conflict({ pointer: '/before_id' }, 'invalid_move');
  return at;
}

interface TableMove {
  row: PhysicalRow;
  categoryId: string;
  /** The table that comes next; null puts it last. */
  beforeId: string | null;
}

/** Puts a table before another one of a category, or last, and logs it (TABLE-10). Throws `invalid_move` for one elsewhere. */
export async function putTable(
  query: Query,
  call: MovingCall,
  owner: TableOwner,
  { row, categoryId, beforeId }: TableMove,
): Promise<void> {
  if (beforeId === row.id) return;
  const siblings = await physicalTables(query, owner)
    .where('category_id', '=', categoryId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const others = siblings.filter(({ id }) => id !== row.id);
  const placed = sortBefore(others, indexBefore(others, beforeId));
  const { wsId } = owner;
  const now = call.now;
  for (const { id, sort } of placed.others) {
    await query.updateTable('physical_tables').set({ sort }).where('ws_id', '=', wsId).where('id', '=', id).execute();
  }
  const after = { category_id: categoryId, sort: placed.sort };
  await updateRow(query, 'physical_tables', { wsId, id: row.id, now }, after);
  const logged = { module: 'table', action: call.operation, target: row.id, applicationId: owner.appId, wsId };
  await writeLog(query, call, { ...logged, before: facts(row), after });
}

/** Puts a view before another one of its table, or last, and logs it. Throws `invalid_move` for one of another table. */
export async function putView(
  query: Query,
  call: MovingCall,
  owner: TableOwner,
  { row, beforeId }: { row: LogicalRow; beforeId: string | null },
): Promise<void> {
  if (beforeId === row.id) return;
  const { wsId } = owner;
  const siblings = await logicalTables(query, owner).where('table_id', '=', row.table_id).execute();
  const others = siblings.filter(({ id }) => id !== row.id);
  const placed = sortBefore(others, indexBefore(others, beforeId));
  for (const { id, sort } of placed.others) {
    await query.updateTable('logical_tables').set({ sort }).where('ws_id', '=', wsId).where('id', '=', id).execute();
  }
  await updateRow(query, 'logical_tables', { wsId, id: row.id, now: call.now }, { sort: placed.sort });
  const logged = { module: 'table', action: call.operation, target: row.id, applicationId: owner.appId, wsId };
  await writeLog(query, call, { ...logged, before: { sort: row.sort }, after: { sort: placed.sort } });
}
