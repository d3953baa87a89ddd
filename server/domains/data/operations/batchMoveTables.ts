import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { putTable, requireTableCategory } from '../design/put-table.ts';
import { physicalTables } from '../design/table-rows.ts';

/** Moves several tables to the end of another category, in the order in which they are named: all of them or none (TABLE-11, TABLE-16). */
export const batchMoveTables: Handler<'batchMoveTables'> = async (call) => {
  const { category_id: categoryId, table_ids: ids } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    await requireTableCategory(query, owner, { id: categoryId, pointer: '/category_id' });
    const rows = await physicalTables(query, owner).where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
    for (const [index, id] of ids.entries()) {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new NotFound({ pointer: `/table_ids/${index}` });
      await putTable(query, call, owner, { row, categoryId, beforeId: null });
    }
    return null;
  });
};
