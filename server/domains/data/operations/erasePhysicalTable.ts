import { writeLog } from '#server/kernel/audit/write-log.ts';
import { Failure } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { tableNameIn } from '../design/present.ts';
import { eraseTable } from '../structure/drop-deleted-tables.ts';
import { lockDeletedTable } from '../trash/deleted-tables.ts';

const plain = (name: string): string => name.trim().normalize('NFC');

/** Erases a table that is in the trash, once its name was typed; nothing brings it back (docs/decisions/0204). */
export const erasePhysicalTable: Handler<'erasePhysicalTable'> = async (call) => {
  const { id, name } = call.args;
  const { wsId, row: application } = call.application;
  return call.db.definition(
    wsId,
    async (query) => {
      const row = await lockDeletedTable(query, { wsId, appId: application.id }, id);
      const own = [row.table_name, tableNameIn(row, call.locale)];
      if (!own.some((one) => plain(one) === plain(name)))
        throw new Failure('table_name_wrong', undefined, { pointer: '/name' });
      await eraseTable(query, { wsId, tableId: id });
      await writeLog(query, call, {
        module: 'table',
        action: call.operation,
        target: id,
        applicationId: application.id,
        wsId,
        before: { table_name: row.table_name, db_table_name: row.db_table_name },
      });
      return null;
    },
    { retry: true },
  );
};
