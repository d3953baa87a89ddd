import type { Handler } from '#server/kernel/call/handler.ts';
import { findTable } from '../design/table-rows.ts';
import { leftColumnsOf, presentLeft } from '../structure/left-columns.ts';

/** The values of fields that left the table's form, and those from before a field changed its kind. */
export const listLeftColumns: Handler<'listLeftColumns'> = async (call) => {
  const { id } = call.args;
  const { wsId, row: application } = call.application;
  const table = { wsId, tableId: id };
  return call.db.records(
    wsId,
    async (query) => {
      const row = await findTable(query, { wsId, appId: application.id }, id);
      const { left } = await leftColumnsOf(query, table, row);
      const answer = [];
      for (const one of left) answer.push(await presentLeft(query, table, one));
      return answer;
    },
    { readOnly: true },
  );
};
