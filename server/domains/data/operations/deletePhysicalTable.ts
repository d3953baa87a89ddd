import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { lockTable } from '../design/table-rows.ts';

/** Deletes a table with its views (TABLE-08). Nobody reaches its records any more. */
export const deletePhysicalTable: Handler<'deletePhysicalTable'> = async (call) => {
  const { id } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, (query) =>
    deleteRow(query, call, {
      table: 'physical_tables',
      module: 'table',
      applicationId: application.id,
      wsId,
      id,
      lock: () => lockTable(query, owner, id),
      async removeParts() {
        await query
          .updateTable('physical_tables')
          .set({ deleted_by: call.session.accountId })
          .where('ws_id', '=', wsId)
          .where('id', '=', id)
          .execute();
        await query
          .updateTable('logical_tables')
          .set({ deleted_at: call.now, updated_at: call.now })
          .where('ws_id', '=', wsId)
          .where('table_id', '=', id)
          .where('deleted_at', 'is', null)
          .execute();
      },
      facts: ({ table_name, db_table_name }) => ({ table_name, db_table_name }),
    }),
  );
};
