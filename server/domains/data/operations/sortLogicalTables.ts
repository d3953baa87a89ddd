import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { putView } from '../design/put-table.ts';
import { lockView } from '../design/table-rows.ts';

/** Puts a view before another one of the same table (TABLE-10, TABLE-12). */
export const sortLogicalTables: Handler<'sortLogicalTables'> = async (call) => {
  const { id, before_id: beforeId } = call.args;
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    await putView(query, call, owner, { row: await lockView(query, owner, id), beforeId });
    return null;
  });
};
