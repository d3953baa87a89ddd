import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { insertView } from '../design/insert-view.ts';
import { lockView } from '../design/table-rows.ts';

/** Copies a view under another name, after the other views of its table. */
export const copyLogicalTable: Handler<'copyLogicalTable'> = async (call) => {
  const { id, logical_table_name: name } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const source = await lockView(query, owner, id);
    return insertView(query, call, {
      tableId: source.table_id,
      name,
      filter: source.filter_conditions,
      display: source,
    });
  });
};
