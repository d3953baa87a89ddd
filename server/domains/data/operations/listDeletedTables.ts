import type { Handler } from '#server/kernel/call/handler.ts';
import { tableNameIn } from '../design/present.ts';
import { erasedOn, trashDays } from '../record/access/trash-days.ts';
import { namesOfPeople } from '../record/present/display.ts';
import { deletedTables } from '../trash/deleted-tables.ts';

/** More than one application deletes in the days that the trash has. */
const most = 200;

/** The tables of the open application that can still be restored, the latest first. */
export const listDeletedTables: Handler<'listDeletedTables'> = async (call) => {
  const { wsId, row } = call.application;
  return call.db.tenant(
    wsId,
    async (query) => {
      const rows = await deletedTables(query, { wsId, appId: row.id })
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute();
      const days = await trashDays(query, wsId);
      const names = await namesOfPeople(
        query,
        { wsId, locale: call.locale },
        rows.flatMap(({ deleted_by: by }) => by ?? []),
      );
      return rows.flatMap((table) => {
        const { id, db_table_name, deleted_at: at, deleted_by: by } = table;
        if (at === null) return [];
        return [
          {
            table_id: id,
            table_name: tableNameIn(table, call.locale),
            db_table_name,
            deleted_at: at.toISOString(),
            deleted_by: names.get(by ?? '') ?? '',
            erased_on: erasedOn(at, days).toISOString(),
          },
        ];
      });
    },
    { readOnly: true },
  );
};
