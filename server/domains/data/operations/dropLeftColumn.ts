import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { lockTable } from '../design/table-rows.ts';
import { pathOfColumn } from '../design/wanted-columns.ts';
import { dropColumn, takeRecordTables } from '../store/define.ts';
import type { Storage } from '../store/storage.ts';
import { holderOf } from '../structure/holder.ts';
import { leftColumnsOf } from '../structure/left-columns.ts';

/** Deletes the values of a field that left its form, or from before its kind changed. Throws `NotFound` for all others. */
export const dropLeftColumn: Handler<'dropLeftColumn'> = async (call) => {
  const { id, column_id } = call.args;
  const { wsId, row: application } = call.application;
  const table = { wsId, tableId: id };
  return call.db.definition(
    wsId,
    async (query) => {
      const row = await lockTable(query, { wsId, appId: application.id }, id);
      const { left, columns } = await leftColumnsOf(query, table, row);
      const found = left.find(({ column }) => column.id === column_id)?.column;
      if (!found) throw new NotFound();
      // Of a sub-table, with the fields of its rows, which are in its table.
      const inside = found.storage === 'rows' ? columns.filter(({ holder_id }) => holder_id === found.id) : [];
      // Safe: the column was written by the design's own change.
      const definition = { id: found.id, storage: found.storage as Storage };
      // The rows of a sub-table that the form does not have are written by nobody: dropping their table takes it after the records.
      await takeRecordTables(query, table, []);
      await dropColumn(query, wsId, definition, holderOf(table, found).table);
      const ids = [found, ...inside].map((one) => one.id);
      await query.deleteFrom('table_columns').where('ws_id', '=', wsId).where('id', 'in', ids).execute();
      await writeLog(query, call, {
        module: 'table',
        action: call.operation,
        target: id,
        applicationId: application.id,
        wsId,
        detail: { field: pathOfColumn(found) },
      });
      return null;
    },
    { retry: true },
  );
};
