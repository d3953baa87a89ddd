import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { physicalTables } from '../design/table-rows.ts';
import { deletedTables } from '../trash/deleted-tables.ts';
import { tableUse } from '../trash/table-use.ts';

/** What hangs on a table, before it is deleted and before it comes back. */
export const getTableUse: Handler<'getTableUse'> = async (call) => {
  const { id } = call.args;
  const { wsId, row } = call.application;
  const owner = { wsId, appId: row.id };
  return call.db.records(
    wsId,
    async (query) => {
      const table =
        (await physicalTables(query, owner).where('id', '=', id).executeTakeFirst()) ??
        (await deletedTables(query, owner).where('id', '=', id).executeTakeFirst());
      if (!table) throw new NotFound();
      return tableUse(query, owner, { table, locale: call.locale });
    },
    { readOnly: true },
  );
};
