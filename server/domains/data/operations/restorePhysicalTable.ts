import { lockApplication } from '#server/domains/navigation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { restoreRow } from '#server/kernel/changes/index.ts';
import { presentTable } from '../design/present.ts';
import { onTakenName } from '../design/table-name.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';
import { lockDeletedTable } from '../trash/deleted-tables.ts';
import { restoreParts } from '../trash/restore-table.ts';

/** Takes a table out of the trash with the views and the records that it had (docs/decisions/0204). */
export const restorePhysicalTable: Handler<'restorePhysicalTable'> = async (call) => {
  const { id } = call.args;
  const { wsId, row: application } = call.application;
  const owner = { wsId, appId: application.id };
  const restored = call.db.tenant(wsId, async (query) => {
    await lockApplication(query, owner);
    return restoreRow(query, call, {
      table: 'physical_tables',
      module: 'table',
      applicationId: application.id,
      wsId,
      id,
      lockDeleted: () => lockDeletedTable(query, owner, id),
      requireFitting: (row) => restoreParts(query, owner, row, call.now),
      facts: ({ table_name, db_table_name }) => ({ table_name, db_table_name }),
      async read() {
        const views = await logicalTables(query, owner).where('table_id', '=', id).execute();
        return presentTable(await findTable(query, owner, id), views, call.locale);
      },
    });
  });
  return onTakenName(restored);
};
