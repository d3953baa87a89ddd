import type { Schemas } from '#openapi';
import { asNames, changedNames } from '#server/domains/navigation/index.ts';
import { json } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { presentTable } from '../design/present.ts';
import { findTable, lockTable, logicalTables } from '../design/table-rows.ts';

/** Renames a table; its database name and its addresses stay (TABLE-14). */
export const renamePhysicalTable: Handler<'renamePhysicalTable'> = async (call) => {
  const { formLabel, names: sentNames, tableId } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  return call.db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'table',
      applicationId: application.id,
      wsId,
      target: tableId,
      lock: () => lockTable(query, owner, tableId, { pointer: '/tableId' }),
      present: async (row) =>
        presentTable(row, await logicalTables(query, owner).where('table_id', '=', tableId).execute(), call.locale),
      wanted(row) {
        // Safe: only what the contract describes is ever written there.
        const { names: stored, ...config } = row.form_config as Schemas['FormConfig'];
        const before = { name: row.table_name, names: asNames(stored) };
        const { name, names } = changedNames(before, { name: formLabel, names: sentNames }, call.locale);
        const hasNames = Object.keys(names).length > 0;
        return { ...row, table_name: name, form_config: { ...config, formLabel: name, ...(hasNames && { names }) } };
      },
      facts: (row) => ({
        table_name: row.table_name,
        names: asNames((row.form_config as Schemas['FormConfig']).names),
      }),
      async write({ table_name, form_config }) {
        const columns = { table_name, form_config: json<unknown>(form_config as Schemas['FormConfig']) };
        await updateRow(query, 'physical_tables', { wsId, id: tableId, now: call.now }, columns);
        return findTable(query, owner, tableId);
      },
    }),
  );
};
