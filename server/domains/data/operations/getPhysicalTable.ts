import type { Handler } from '#server/kernel/call/handler.ts';
import { presentDesign } from '../design/present.ts';
import { findTable, logicalTables } from '../design/table-rows.ts';

/** A table with its form (REC-11: people who may not edit the application get no `db_config`). */
export const getPhysicalTable: Handler<'getPhysicalTable'> = async ({ application, args, db }) => {
  const { wsId, row, canEdit } = application;
  const owner = { wsId, appId: row.id };
  return db.tenant(
    wsId,
    async (query) => {
      const [table, views] = await Promise.all([
        findTable(query, owner, args.id),
        logicalTables(query, owner).where('table_id', '=', args.id).execute(),
      ]);
      return presentDesign(table, views, { canEdit });
    },
    { readOnly: true },
  );
};
