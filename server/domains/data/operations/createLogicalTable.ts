import { json } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { requireSoundFilter } from '../record/check-filter.ts';
import { presentView } from '../design/present.ts';
import { lockTable, logicalTables } from '../design/table-rows.ts';

/** Adds a filtered view to a configured table, after its other views (TABLE-09, TABLE-15). */
export const createLogicalTable: Handler<'createLogicalTable'> = async (call) => {
  const { table_id, logical_table_name, filter_conditions } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, async (query) => {
    const table = await lockTable(query, owner, table_id);
    if (!table.is_configured) throw new Failure('table_not_configured');
    await requireSoundFilter(query, table, filter_conditions, call);
    const views = await logicalTables(query, owner).where('table_id', '=', table_id).execute();
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
            table_id,
            logical_table_name: logical_table_name.trim(),
            filter_conditions: json<unknown>(filter_conditions),
            sort: (views.at(-1)?.sort ?? -1) + 1,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      facts: (view) => ({ logical_table_name: view.logical_table_name, filter_conditions: view.filter_conditions }),
      present: presentView,
    });
  });
};
