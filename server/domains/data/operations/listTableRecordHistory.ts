import type { Handler } from '#server/kernel/call/handler.ts';
import { readDesign } from '../design/table-design.ts';
import { wholeTable } from '../record/access.ts';
import { readHistory } from '../record/history.ts';

/** What happened to a record of a table. */
export const listTableRecordHistory: Handler<'listTableRecordHistory'> = async (call) => {
  const { id, ...args } = call.args;
  const { wsId, row, canEdit } = call.application;
  return call.db.records(
    wsId,
    async (query) => {
      const design = await readDesign(query, { wsId, appId: row.id }, { id, locale: call.locale });
      return readHistory(query, call, wholeTable(design, { canEdit }), args);
    },
    { readOnly: true },
  );
};
