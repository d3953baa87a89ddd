import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { putTable, requireTableCategory } from '../design/put-table.ts';
import { lockTable } from '../design/table-rows.ts';

/** Puts a table before another one, in its category or in another one (TABLE-10, TABLE-12). */
export const sortPhysicalTables: Handler<'sortPhysicalTables'> = async (call) => {
  const { id, before_id: beforeId = null, category_id: categoryId } = call.args;
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const table = await lockTable(query, owner, id);
    if (categoryId !== undefined) await requireTableCategory(query, owner, { id: categoryId, pointer: '/category_id' });
    await putTable(query, call, owner, { row: table, categoryId: categoryId ?? table.category_id, beforeId });
    return null;
  });
};
