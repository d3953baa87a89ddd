import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { lockApplication } from '#server/domains/navigation/index.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { presentView } from '../design/present.ts';
import { lockView, logicalTables } from '../design/table-rows.ts';

/** Copies a view under another name, after the other views of its table. */
export const copyLogicalTable: Handler<'copyLogicalTable'> = async (call) => {
  const { id, logical_table_name } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    const source = await lockView(query, owner, id);
    const views = await logicalTables(query, owner).where('table_id', '=', source.table_id).execute();
    return createRow(query, call, {
      module: 'table',
      applicationId: application.id,
      wsId,
      insert: (columns) =>
        query
          .insertInto('logical_tables')
          .values({
            ...columns,
            ws_id: wsId,
            app_id: application.id,
            table_id: source.table_id,
            logical_table_name: logical_table_name.trim(),
            filter_conditions: json(source.filter_conditions),
            sort: (views.at(-1)?.sort ?? -1) + 1,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      facts: (view) => ({ logical_table_name: view.logical_table_name, filter_conditions: view.filter_conditions }),
      present: presentView,
    });
  });
};
