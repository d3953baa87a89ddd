import type { Schemas } from '#openapi';
import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { presentTable } from '../design/present.ts';
import { findTable, lockTable, logicalTables } from '../design/table-rows.ts';

/** Renames a table; its database name and its addresses stay (TABLE-14). */
export const renamePhysicalTable: Handler<'renamePhysicalTable'> = async (call) => {
  const { formLabel, tableId } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  const label = formLabel.trim();
  return call.db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'table',
      applicationId: application.id,
      wsId,
      target: tableId,
      lock: () => lockTable(query, owner, tableId),
      present: async (row) =>
        presentTable(row, await logicalTables(query, owner).where('table_id', '=', tableId).execute()),
      wanted: (row) => ({ ...row, table_name: label }),
      facts: ({ table_name }) => ({ table_name }),
      async write(_, stored) {
        // Safe: only what the contract describes is ever written there.
        const config = { ...(stored.form_config as Schemas['FormConfig']), formLabel: label };
        const columns = { table_name: label, form_config: json<unknown>(config) };
        await updateRow(query, 'physical_tables', { wsId, id: tableId, now: call.now }, columns);
        return findTable(query, owner, tableId);
      },
    }),
  );
};
